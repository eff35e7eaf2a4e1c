import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { untilFocused } from '../../test/focus.ts';
import { ArabicKeyboard } from './arabic-keyboard.tsx';
import { indexAfter } from './keyboard-panel.tsx';
import { useKeyboardStore } from './keyboard-store.ts';
import { COLUMNS, rows } from './layout.ts';

function Answer({ name = 'Answer' }: { name?: string }) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <textarea
        ref={field}
        aria-label={name}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ArabicKeyboard field={field} />
      <button type="button">Elsewhere</button>
    </>
  );
}

const toggle = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Arabic keyboard' });
const answer = (name = 'Answer') => screen.getByLabelText<HTMLTextAreaElement>(name);
const keyboard = () => screen.queryByRole('toolbar', { name: 'Arabic keyboard' });
const key = (name: string) => screen.getByRole('button', { name });
/** A tap, as a finger makes it: down, up and then a click. */
function tap(name: string): void {
  fireEvent.pointerDown(key(name), { button: 0 });
  fireEvent.pointerUp(key(name));
  fireEvent.click(key(name));
}

beforeEach(() => {
  localStorage.clear();
  useKeyboardStore.setState({ isOn: false });
});
afterEach(cleanup);

it('writes vocalised Arabic into the field and takes it back mark by mark', async () => {
  render(<Answer />);
  fireEvent.click(toggle());
  await waitFor(() => expect(keyboard()).toBeTruthy());
  for (const name of ['م', 'Fatha', 'د', 'Shadda', 'Fatha', 'Space', 'أ']) tap(name);
  expect(answer().value).toBe('م\u064Eد\u0651\u064E أ');
  for (let presses = 0; presses < 3; presses += 1) tap('Backspace');
  expect(answer().value).toBe('م\u064Eد\u0651');
});

it('is pressed by Enter and by screen readers, which only click', async () => {
  render(<Answer />);
  fireEvent.click(toggle());
  await waitFor(() => expect(keyboard()).toBeTruthy());
  fireEvent.click(key('ب'));
  fireEvent.click(key('ب'));
  expect(answer().value).toBe('بب');
});

it('keeps the phone’s own keyboard away while it is on, and lets it back', async () => {
  render(<Answer />);
  answer().setAttribute('inputmode', 'text');
  fireEvent.click(toggle());
  expect(answer().getAttribute('inputmode')).toBe('none');
  await waitFor(() => expect(keyboard()).toBeTruthy());
  tap('Hide the Arabic keyboard');
  expect(answer().getAttribute('inputmode')).toBe('text');
  await untilFocused(() => answer());
  expect(keyboard()).toBeNull();
});

it('is remembered on the device, and comes for the field one is in', async () => {
  render(
    <>
      <Answer name="First" />
      <input aria-label="E-mail" />
    </>,
  );
  fireEvent.click(toggle());
  await waitFor(() => expect(keyboard()).toBeTruthy());
  expect(localStorage.getItem('arabic-keyboard')).toContain('"isOn":true');

  screen.getByLabelText('E-mail').focus();
  await waitFor(() => expect(keyboard()).toBeNull());
  answer('First').focus();
  await waitFor(() => expect(keyboard()).toBeTruthy());
});

it('leaves room at the foot of the page while it is on', () => {
  const { unmount } = render(<Answer />);
  fireEvent.click(toggle());
  expect(document.body.classList.contains('pb-64')).toBe(true);
  unmount();
  expect(document.body.classList.contains('pb-64')).toBe(false);
});

it('is one stop of the Tab key; arrows move within it and Escape leads back', async () => {
  render(<Answer />);
  fireEvent.click(toggle());
  await waitFor(() => expect(keyboard()).toBeTruthy());
  const stops = keyboard()?.querySelectorAll('[tabindex="0"]');
  expect(stops?.length).toBe(1);
  key('Fatha').focus();
  fireEvent.keyDown(key('Fatha'), { key: 'ArrowDown' });
  await untilFocused(() => key('ض'));
  fireEvent.keyDown(key('ض'), { key: 'ArrowRight' });
  await untilFocused(() => key('ص'));
  fireEvent.keyDown(key('ص'), { key: 'Escape' });
  await untilFocused(() => answer());
  expect(keyboard()).toBeNull();
});

it('fills its rows, and arrows stay among the keys', () => {
  const keys = rows.flat();
  for (const row of rows) {
    expect(row.reduce((sum, { wide = 1 }) => sum + wide, 0)).toBe(COLUMNS);
  }
  for (const [index] of keys.entries()) {
    for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = indexAfter(index, arrow);
      if (next !== null) expect(keys[next]).toBeDefined();
    }
  }
  expect(indexAfter(0, 'ArrowUp')).toBeNull();
  expect(indexAfter(0, 'a')).toBeNull();
});

it('has every letter, hamza form and vowel sign once', () => {
  const written = rows.flat().map(({ does }) => (typeof does === 'object' ? does.write : ''));
  for (const one of 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءأإآؤئةى،؛؟. \u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0670') {
    expect(written.filter((character) => character === one)).toHaveLength(1);
  }
});
