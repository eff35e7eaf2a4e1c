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

function keep(did: {
  pressed?: Element[];
  held?: Element;
  focused?: Element;
  changed?: Element[];
  seen?: Element;
}) {
  const end = vi.fn();
  window.keptEarly = {
    painted: [
      ...document.querySelectorAll('#root :is(a, button, details, input, select, textarea)'),
    ],
    pressed: did.pressed ?? [],
    held: did.held ?? null,
    focused: did.focused ?? null,
    changed: new Set(did.changed),
    seen: did.seen ?? null,
    top: 300,
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
  const end = keep({ pressed: [at('[aria-label]', 1)] });
  carryOutEarly();
  await vi.advanceTimersByTimeAsync(200);
  expect(end).not.toHaveBeenCalled();
  const said = takeOver();
  await vi.advanceTimersByTimeAsync(200);
  expect(said).toEqual(['pressed 2']);
  expect(end).toHaveBeenCalledOnce();
});

it('waits for a control that comes later or may not be pressed yet, and gives up one that never does', async () => {
  const at = painted();
  keep({ pressed: [at('button', 3)] });
  carryOutEarly();
  takeOver('<p>Loading</p>');
  await vi.advanceTimersByTimeAsync(1000);
  const said = takeOver(page.replace('<button>Save', '<button disabled>Save'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(said).toEqual([]);
  document.querySelector('[disabled]')?.removeAttribute('disabled');
  await vi.advanceTimersByTimeAsync(100);
  expect(said).toEqual(['pressed 3']);

  keep({ pressed: [at('button', 3)] });
  carryOutEarly();
  const nothing = takeOver('<button>More</button>');
  await vi.advanceTimersByTimeAsync(11_000);
  expect(nothing).toEqual([]);
});

// Proves decision-052-1.
it('keeps what was typed, but never over what stands there by then', async () => {
  const at = painted();
  const field = at('input') as HTMLInputElement;
  field.value = 'Amina';
  keep({ changed: [field], focused: field });
  carryOutEarly();
  const said = takeOver();
  await vi.advanceTimersByTimeAsync(100);
  expect(said).toEqual(['typed Amina']);
  expect(document.activeElement).toBe(at('input'));

  const next = at('input') as HTMLInputElement;
  next.value = 'Zainab';
  keep({ changed: [next] });
  carryOutEarly();
  const again = takeOver(page.replace('<input>', '<input value="Bilal">'));
  await vi.advanceTimersByTimeAsync(100);
  expect(again).toEqual([]);
});

it('keeps how somebody changed what had been painted in a field, and nothing where another text stands', async () => {
  const filled = (text: string) => page.replace('<input>', `<input value="${text}">`);
  const change = (): void => {
    document.body.innerHTML = `<div id="root">${filled('Bilal')}</div>`;
    const field = document.querySelector('input') as HTMLInputElement;
    field.value = 'Bilal Musa';
    keep({ changed: [field] });
    carryOutEarly();
  };
  change();
  const said = takeOver(filled('Bilal'));
  await vi.advanceTimersByTimeAsync(100);
  expect(said).toEqual(['typed Bilal Musa']);

  change();
  const none = takeOver(filled('a draft'));
  await vi.advanceTimersByTimeAsync(100);
  expect(none).toEqual([]);
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
  keep({ changed: [agree, news, yes, no, level] });
  carryOutEarly();
  takeOver(asked('made'));
  await vi.advanceTimersByTimeAsync(100);
  expect(inputs().map((input) => input.checked)).toEqual([true, false, false, false, false, true]);
  expect(document.querySelector('select')?.value).toBe('Advanced');
});

it('leaves the keyboard where it was, unless it has gone elsewhere', async () => {
  const at = painted();
  keep({ focused: at('button', 2) });
  carryOutEarly();
  takeOver();
  await vi.advanceTimersByTimeAsync(100);
  expect(document.activeElement).toBe(at('button', 2));

  keep({ focused: at('button', 2) });
  carryOutEarly();
  takeOver();
  at('button', 3).focus();
  await vi.advanceTimersByTimeAsync(100);
  expect(document.activeElement).toBe(at('button', 3));
});

it('presses several buttons in their order, until another page stands there', async () => {
  const at = painted();
  keep({ pressed: [at('button', 3), at('button', 0), at('button', 3)] });
  carryOutEarly();
  const said = takeOver();
  await vi.advanceTimersByTimeAsync(100);
  expect(said).toEqual(['pressed 3', 'pressed 0', 'pressed 3']);

  keep({ pressed: [at('button', 3), at('button', 0)] });
  carryOutEarly();
  const before = location.pathname;
  const led = takeOver();
  at('button', 3).addEventListener('click', () => history.replaceState(null, '', '/elsewhere'));
  await vi.advanceTimersByTimeAsync(100);
  expect(led).toEqual(['pressed 3']);
  history.replaceState(null, '', before);
});

it('opens and closes again what was opened and closed', async () => {
  const details = `
    <details open><summary>October</summary></details>
    <details><summary>September</summary></details>`;
  document.body.innerHTML = `<div id="root">${details}</div>`;
  const all = () => [...document.querySelectorAll('details')];
  for (const one of all()) one.open = !one.open;
  keep({ changed: all() });
  carryOutEarly();
  takeOver(details);
  await vi.advanceTimersByTimeAsync(100);
  expect(all().map(({ open }) => open)).toEqual([false, true]);
});

it('makes a press whole that began before and ends after, where it ends on the same', async () => {
  for (const [place, expected] of [
    [3, ['pressed 3']],
    [0, []],
  ] as const) {
    const at = painted();
    keep({ held: at('button', 3) });
    carryOutEarly();
    const said = takeOver();
    await vi.advanceTimersByTimeAsync(0);
    document.elementFromPoint = () => at('button', place);
    window.dispatchEvent(new MouseEvent('mouseup'));
    window.dispatchEvent(new MouseEvent('mouseup'));
    expect(said).toEqual(expected);
  }
});

it('keeps in its place what was in sight, though more stands above it', async () => {
  const at = painted();
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  keep({ seen: at('button', 3) });
  carryOutEarly();
  takeOver(`<h2>Words of this lesson</h2>${page}`);
  vi.spyOn(at('button', 3), 'getBoundingClientRect').mockReturnValue({ top: 1200 } as DOMRect);
  await vi.advanceTimersByTimeAsync(0);
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, 900);
  scrollBy.mockRestore();
});

it('does nothing on a page on which nothing was kept', () => {
  painted();
  expect(carryOutEarly).not.toThrow();
});
