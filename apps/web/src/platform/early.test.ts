import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { carryOutEarly } from './early.ts';

const page = `
  <label>Name <input></label>
  <button>More</button>
  <button aria-label="Show password"></button>
  <button aria-label="Show password"></button>
  <button>Save</button>`;

/** A painted page on which somebody does something before its scripts are there. */
function painted(): (selector: string, place?: number) => HTMLElement {
  document.body.innerHTML = `<div id="root">${page}</div>`;
  return (selector, place = 0) => document.querySelectorAll<HTMLElement>(selector)[place] as never;
}

function keep(did: { pressed?: Element; focused?: Element; typed?: Element[] }) {
  const end = vi.fn();
  window.keptEarly = {
    painted: [...document.querySelectorAll('#root :is(a, button, input, select, textarea)')],
    pressed: did.pressed ?? null,
    focused: did.focused ?? null,
    typed: new Set(did.typed),
    end,
  };
  return end;
}

/** The page is taken over by one that looks the same and says what is done there. */
function takeOver(html = page): string[] {
  const said: string[] = [];
  const root = document.querySelector('#root') as HTMLElement;
  root.innerHTML = html;
  const buttons = [...root.querySelectorAll('button')];
  for (const [place, button] of buttons.entries()) {
    button.addEventListener('click', () => said.push(`pressed ${place}`));
  }
  root.addEventListener('input', ({ target }) =>
    said.push(`typed ${(target as HTMLInputElement).value}`),
  );
  return said;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  window.keptEarly = undefined;
});

it('presses the button of the same name and place on the page that has taken over', async () => {
  const at = painted();
  const end = keep({ pressed: at('[aria-label]', 1) });
  const done = carryOutEarly();
  await vi.advanceTimersByTimeAsync(200);
  expect(end).not.toHaveBeenCalled();
  const said = takeOver();
  await vi.advanceTimersByTimeAsync(200);
  await done;
  expect(said).toEqual(['pressed 2']);
  expect(end).toHaveBeenCalledOnce();
});

it('waits for a control that comes later or may not be pressed yet, and gives up one that never does', async () => {
  const at = painted();
  keep({ pressed: at('button', 3) });
  const done = carryOutEarly();
  takeOver('<p>Loading</p>');
  await vi.advanceTimersByTimeAsync(1000);
  const said = takeOver(page.replace('<button>Save', '<button disabled>Save'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(said).toEqual([]);
  document.querySelector('[disabled]')?.removeAttribute('disabled');
  await vi.advanceTimersByTimeAsync(100);
  await done;
  expect(said).toEqual(['pressed 3']);

  keep({ pressed: at('button', 3) });
  const never = carryOutEarly();
  const nothing = takeOver('<button>More</button>');
  await vi.advanceTimersByTimeAsync(11_000);
  await never;
  expect(nothing).toEqual([]);
});

it('keeps what was typed, but never over what stands there by then', async () => {
  const at = painted();
  const field = at('input') as HTMLInputElement;
  field.value = 'Amina';
  keep({ typed: [field], focused: field });
  const done = carryOutEarly();
  const said = takeOver();
  await vi.advanceTimersByTimeAsync(100);
  await done;
  expect(said).toEqual(['typed Amina']);
  expect(document.activeElement).toBe(at('input'));

  const next = at('input') as HTMLInputElement;
  next.value = 'Zainab';
  keep({ typed: [next] });
  const second = carryOutEarly();
  const again = takeOver(page.replace('<input>', '<input value="Bilal">'));
  await vi.advanceTimersByTimeAsync(100);
  await second;
  expect(again).toEqual([]);
});

it('keeps what was ticked, chosen and picked, by its words: names are made anew', async () => {
  const asked = (group: string) => `
    <label><input type="checkbox"> I agree</label>
    <label><input type="checkbox"> Send me news</label>
    <label><input type="radio" name="${group}-1"> Yes</label>
    <label><input type="radio" name="${group}-1"> No</label>
    <label><input type="radio" name="${group}-2"> Yes</label>
    <label><input type="radio" name="${group}-2"> No</label>
    <select name="level"><option>Beginner</option><option>Advanced</option></select>`;
  document.body.innerHTML = `<div id="root">${asked('painted')}</div>`;
  const inputs = () => [...document.querySelectorAll('input')];
  const [agree, news, , , yes, no] = inputs() as [
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
    HTMLInputElement,
  ];
  for (const choice of [agree, news, news, yes, no]) choice.click();
  const level = document.querySelector('select') as HTMLSelectElement;
  level.value = 'Advanced';
  keep({ typed: [agree, news, yes, no, level] });
  const done = carryOutEarly();
  takeOver(asked('made'));
  await vi.advanceTimersByTimeAsync(100);
  await done;
  expect(inputs().map((input) => input.checked)).toEqual([true, false, false, false, false, true]);
  expect(document.querySelector('select')?.value).toBe('Advanced');
});

it('leaves the keyboard where it was, unless it has gone elsewhere', async () => {
  const at = painted();
  keep({ focused: at('button', 2) });
  const done = carryOutEarly();
  takeOver();
  await vi.advanceTimersByTimeAsync(100);
  await done;
  expect(document.activeElement).toBe(at('button', 2));

  keep({ focused: at('button', 2) });
  const second = carryOutEarly();
  takeOver();
  at('button', 3).focus();
  await vi.advanceTimersByTimeAsync(100);
  await second;
  expect(document.activeElement).toBe(at('button', 3));
});

it('does nothing on a page on which nothing was kept', async () => {
  painted();
  await expect(carryOutEarly()).resolves.toBeUndefined();
});
