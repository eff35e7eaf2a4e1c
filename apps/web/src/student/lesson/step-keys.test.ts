import { afterEach, expect, it } from 'vitest';
import { type PressedKey, stepOf } from './step-keys.ts';

const none = {
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
  target: null,
};
const press = (key: string, more: Partial<PressedKey> = {}, reading: 1 | -1 = 1) =>
  stepOf({ ...none, key, ...more }, reading);

afterEach(() => document.body.replaceChildren());

it('goes on with the arrow in the direction of reading, and back with the other', () => {
  expect([press('ArrowRight'), press('ArrowLeft')]).toEqual(['next', 'previous']);
  expect([press('ArrowRight', {}, -1), press('ArrowLeft', {}, -1)]).toEqual(['previous', 'next']);
  expect(['Enter', 'n', 'ArrowDown', 'toString'].map((key) => press(key))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it('leaves keys with a modifier and those already used to whoever meant them', () => {
  for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'defaultPrevented'] as const) {
    expect(press('ArrowRight', { [key]: true }), key).toBeNull();
  }
});

// Proves ours-27.
it('does nothing while somebody types, chooses, plays or looks at a dialog', () => {
  document.body.innerHTML = `
    <textarea></textarea><input type="radio"><select></select><video></video><audio></audio>
    <div contenteditable="true"><b>x</b></div><div role="toolbar"><button>x</button></div>
    <dialog><button>x</button></dialog>`;
  for (const target of document.body.querySelectorAll(
    'textarea, input, select, video, audio, b, button',
  )) {
    expect(press('ArrowRight', { target }), target.outerHTML).toBeNull();
  }
  document.body.innerHTML = '<main tabindex="-1"><a href="/">x</a></main>';
  for (const target of document.body.querySelectorAll('main, a')) {
    expect(press('ArrowRight', { target })).toBe('next');
  }
});
