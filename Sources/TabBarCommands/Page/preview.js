// SPDX-License-Identifier: MIT
// Shows the frames that the running screen sends, and sends presses and settings back.
// Binary message: the frame's number, then for each part that changed x, y and the number of bytes of
// the PNG that follows; the numbers are of 32 bits, little-endian.
// Text messages are JSON: {"type": "state", …}, {"type": "event", "text"}, {"type": "error", "text"}.
'use strict';

const $ = (id) => document.getElementById(id);
const canvas = $('canvas');
const context = canvas.getContext('2d', { alpha: false });
const form = $('situation');
let socket;
let state;
let frames = Promise.resolve();

function send(message) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function connect() {
  socket = new WebSocket(`ws://${location.host}/ws`);
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => say('Connected');
  socket.onmessage = ({ data }) => {
    // One after the other: a picture is decoded in the background, and must not overtake a state.
    frames = frames.then(() => (typeof data === 'string' ? hear(JSON.parse(data)) : draw(data)));
  };
  socket.onclose = () => {
    say('The preview has ended. Trying again…', true);
    setTimeout(connect, 1000);
  };
}

function say(text, isLost = false) {
  $('status').textContent = text;
  $('status').classList.toggle('lost', isLost);
}

async function draw(data) {
  const view = new DataView(data);
  const number = (offset) => view.getUint32(offset, true);
  const frame = number(0);
  const parts = [];
  for (let offset = 4; offset < data.byteLength;) {
    const [x, y, length] = [0, 4, 8].map((field) => number(offset + field));
    const png = new Blob([new Uint8Array(data, offset + 12, length)], { type: 'image/png' });
    parts.push(createImageBitmap(png).then((picture) => ({ x, y, picture })));
    offset += 12 + length;
  }
  // All parts are decoded before the first is drawn, so that no half of a frame is seen.
  for (const { x, y, picture } of await Promise.all(parts)) {
    context.drawImage(picture, x, y);
    picture.close();
  }
  canvas.dataset.frame = frame;
  send({ type: 'ack', frame });
}

function hear(message) {
  if (message.type === 'state') show(message);
  if (message.type === 'event') log(message.text);
  if (message.type === 'error') { log(message.text); say(message.text, true); }
}

function log(text) {
  const line = document.createElement('li');
  line.textContent = text;
  $('events').prepend(line);
  while ($('events').childElementCount > 200) $('events').lastChild.remove();
}

function show(next) {
  state = next;
  const [width, height] = state.pixels;
  if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = state.pixels;
  fit();
  const radius = state.cornerRadius;
  canvas.style.borderRadius = `${radius}px`;
  $('device').style.borderRadius = `${radius ? radius + 10 : 16}px`;
  buttons($('screens'), state.screens, (name) => send({ type: 'set', screen: name }), state.screen);
  buttons($('controls'), state.controls, (name) => send({ type: 'page', control: name }));
  options(form.elements.device, state.devices);
  options(form.elements.textSize, state.textSizes);
  for (const [name, value] of Object.entries(state.situation)) {
    const field = form.elements[name];
    if (field.type === 'checkbox') field.checked = value; else field.value = value;
  }
  say(`${state.screen} · ${state.situation.device} · selected: ${state.selected ?? 'none'}`);
}

function fit() {
  if (!state) return;
  const [width, height] = state.size;
  const room = document.querySelector('main').getBoundingClientRect();
  const scale = Math.min(1, (room.height - 70) / height, (room.width - 52) / width);
  canvas.style.width = `${width * Math.max(scale, 0.3)}px`;
  canvas.style.height = `${height * Math.max(scale, 0.3)}px`;
}

function buttons(parent, names, action, current) {
  const key = names.join('\n');
  if (parent.dataset.key !== key) {
    parent.dataset.key = key;
    parent.replaceChildren(...names.map((name) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = name;
      button.onclick = () => action(name);
      return button;
    }));
  }
  for (const button of parent.children) {
    button.setAttribute('aria-current', String(button.textContent === current));
  }
}

function options(select, values) {
  if (select.options.length === values.length) return;
  select.replaceChildren(...values.map((value) => new Option(value)));
}

function touch(phase, event) {
  const box = canvas.getBoundingClientRect();
  const [width, height] = state.size;
  send({
    type: 'touch', phase, id: event.pointerId,
    x: (event.clientX - box.left) * width / box.width,
    y: (event.clientY - box.top) * height / box.height,
  });
}

canvas.addEventListener('pointerdown', (event) => {
  if (!state || (event.pointerType === 'mouse' && event.button !== 0)) return;
  canvas.setPointerCapture(event.pointerId);
  touch('down', event);
});
canvas.addEventListener('pointermove', (event) => {
  if (canvas.hasPointerCapture(event.pointerId)) touch('move', event);
});
canvas.addEventListener('pointerup', (event) => {
  if (canvas.hasPointerCapture(event.pointerId)) touch('up', event);
});
canvas.addEventListener('pointercancel', (event) => {
  if (canvas.hasPointerCapture(event.pointerId)) touch('cancel', event);
});
form.addEventListener('change', ({ target }) => {
  send({ type: 'set', [target.name]: target.type === 'checkbox' ? target.checked : target.value });
});
$('restart').addEventListener('click', () => send({ type: 'restart' }));
addEventListener('resize', fit);
connect();
