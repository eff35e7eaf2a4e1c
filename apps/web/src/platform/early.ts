declare global {
  interface Window {
    keptEarly?: KeptEarly | undefined;
  }
}

/** What somebody did on a page that was only painted, as build/keep-early.js keeps it. */
export interface KeptEarly {
  /** Links, buttons, fields and details of the painted page, in their order. */
  painted: readonly Element[];
  /** The buttons that were pressed, in that order. */
  pressed: readonly Element[];
  /** What the mouse is held down on, if it is. */
  held: Element | null;
  /** Where the keyboard was last. */
  focused: Element | null;
  /** Fields that were typed in, boxes ticked, answers chosen, details opened or closed. */
  changed: ReadonlySet<Element>;
  /** The first control in sight once somebody has scrolled, and how far below the top it stood, in px. */
  seen: Element | null;
  top: number;
  /** Stops keeping. */
  end(): void;
}

/** How long what has taken the page over may need to show the same control, in ms. */
const PATIENCE_MS = 10_000;
const STEP_MS = 50;

const wait = (ms: number) => new Promise<void>((go) => setTimeout(go, ms));
/** Until React has drawn what was done: the next press must find what that one has left. */
const drawn = () => wait(0);

/** Carries out what somebody did while the page was only painted, as soon as it is taken over. */
export function carryOutEarly(): void {
  const kept = window.keptEarly;
  const root = document.getElementById('root');
  const first = kept?.painted[0];
  if (!kept || !root || !first) return;
  const isOver = () => {
    if (first.isConnected) return;
    watcher.disconnect();
    void takeOver(kept);
  };
  const watcher = new MutationObserver(isOver);
  watcher.observe(root, { childList: true });
  isOver();
}

async function takeOver(kept: KeptEarly): Promise<void> {
  kept.end();
  const hands = watchHands();
  // Before anything is drawn, and before the next key is heard.
  staySeen(kept);
  focusAgain(kept);
  finishPress(kept);
  // Forms fill themselves when they have been drawn.
  await drawn();
  window.keptEarly = undefined;
  await carryOut(kept, hands);
  hands.leave();
}

/** What somebody was looking at stays where it was, though more may stand above it now. */
function staySeen({ seen, top, painted }: KeptEarly): void {
  const now = seen && successorNow(seen, painted);
  if (now) window.scrollBy(0, now.getBoundingClientRect().top - top);
}

function focusAgain({ focused, painted }: KeptEarly): void {
  const now = focused && successorNow(focused, painted);
  if (now instanceof HTMLElement && document.activeElement === document.body) now.focus();
}

/**
 * A press of the mouse that began on the painting and ends on the page is a click to neither, so it is made
 * here. A finger needs nothing: its press is told once it has ended.
 */
function finishPress({ held, painted }: KeptEarly): void {
  if (!held) return;
  const watch = new AbortController();
  const finish = ({ clientX, clientY }: MouseEvent) => {
    watch.abort();
    const control = successorNow(held, painted);
    const pressed = control?.querySelector(':scope > summary') ?? control;
    if (!(pressed instanceof HTMLElement)) return;
    const under = document.elementFromPoint(clientX, clientY);
    const labels = pressed instanceof HTMLInputElement ? [...(pressed.labels ?? [])] : [];
    if ([pressed, ...labels].some((place) => place.contains(under))) pressed.click();
  };
  addEventListener('mouseup', finish, { capture: true, signal: watch.signal });
  // The end of that one was never told, as of what is dragged away.
  addEventListener('mousedown', () => watch.abort(), { capture: true, signal: watch.signal });
}

/**
 * Does on the page what somebody did on the painting of it: what was typed, chosen and opened stands in
 * the same places, the keyboard is where it was, unless it has gone elsewhere, and the buttons are
 * pressed in their order, until somebody presses something on the page itself or it gives way to another.
 */
async function carryOut(kept: KeptEarly, hands: Hands): Promise<void> {
  const { painted, changed, pressed } = kept;
  const page = location.pathname;
  for (const control of changed) {
    const successor = await successorOf(control, painted);
    if (successor) answerAsIn(control, successor, hands);
    await drawn();
  }
  const buttons: (Element | null)[] = [];
  for (const button of pressed) buttons.push(await successorOf(button, painted));
  focusAgain(kept);
  for (const button of buttons) {
    if (hands.hasPressed() || location.pathname !== page) break;
    if (button instanceof HTMLElement && button.isConnected) button.click();
    await drawn();
  }
}

/** What somebody does on the page since it is there; what scripts do counts for nothing. */
interface Hands {
  /** Whether somebody has typed or chosen something there. */
  haveChanged(control: Element): boolean;
  /** Whether somebody has pressed anything. */
  hasPressed(): boolean;
  leave(): void;
}

function watchHands(): Hands {
  const watch = new AbortController();
  const changed = new Set<EventTarget | null>();
  let hasPressed = false;
  const hear = ({ isTrusted, type: kind, target }: Event) => {
    if (!isTrusted) return;
    changed.add(target);
    if (kind !== 'click') return;
    hasPressed = true;
    // A part that is drawn open says so as if somebody had opened it: the press alone tells.
    if (target instanceof Element) changed.add(target.closest('details'));
  };
  for (const kind of ['click', 'input']) {
    addEventListener(kind, hear, { capture: true, signal: watch.signal });
  }
  return {
    haveChanged: (control) => changed.has(control),
    hasPressed: () => hasPressed,
    leave: () => watch.abort(),
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement;
const isField = (element: Element): element is Field =>
  (element instanceof HTMLInputElement && !/^(?:checkbox|radio|file)$/.test(element.type)) ||
  element instanceof HTMLTextAreaElement;

/** A box to tick or one of several to choose from. */
const isChoice = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type);

/** What says what it is about inside a control that holds more than its own words. */
function wordsOf(control: Element): string | null | undefined {
  if (isField(control) || control instanceof HTMLSelectElement) return control.name;
  if (control instanceof HTMLDetailsElement) return control.querySelector('summary')?.textContent;
  return (isChoice(control) ? control.closest('label') : control)?.textContent;
}

/**
 * What a control is called, by its label or by its own words; a field of a form by its name there, as a
 * label that stands elsewhere is not found any more once the two have left the page. A choice stands in
 * its label: its name says only which others it belongs to, and is made anew with the page.
 */
const nameOf = (control: Element): string =>
  (control.getAttribute('aria-label') ?? wordsOf(control) ?? '').trim();

const namesakes = (control: Element, among: Iterable<Element>) =>
  [...among].filter(
    (one) => one.localName === control.localName && nameOf(one) === nameOf(control),
  );

/** The control of the same name, at the same place among those of that name. */
function successorNow(control: Element, painted: readonly Element[]): Element | undefined {
  const place = namesakes(control, painted).indexOf(control);
  return namesakes(control, document.querySelectorAll(`#root ${control.localName}`))[place];
}

/** The same, once it is there and may be used; null when that does not come. */
async function successorOf(control: Element, painted: readonly Element[]): Promise<Element | null> {
  for (let waited = 0; waited < PATIENCE_MS; waited += STEP_MS) {
    const found = successorNow(control, painted);
    if (found && !found.matches(':disabled')) return found;
    await wait(STEP_MS);
  }
  return null;
}

/** As if it were typed or picked: what draws the field has a setter of its own in the way of a plain one. */
function type(field: Field | HTMLSelectElement, text: string): void {
  const plain = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(plain, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (field instanceof HTMLSelectElement)
    field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Gives `successor` what somebody typed, chose or opened in `control`, unless it was answered since or
 * something else stands there than was painted, such as a draft that the device kept.
 */
function answerAsIn(control: Element, successor: Element, hands: Hands): void {
  if (isField(control) && isField(successor)) {
    const painted = control.defaultValue;
    // Whoever goes on typing while the page is taken over goes on behind what was typed before.
    if (hands.haveChanged(successor)) {
      if (painted === '') type(successor, control.value + successor.value);
    } else if (['', painted].includes(successor.value)) type(successor, control.value);
  } else if (rivals(successor).some(hands.haveChanged)) {
    // What was done last stands.
  } else if (control instanceof HTMLSelectElement && successor instanceof HTMLSelectElement) {
    if (successor.value !== control.value) type(successor, control.value);
  } else if (control instanceof HTMLDetailsElement && successor instanceof HTMLDetailsElement) {
    successor.open = control.open;
  } else if (isChoice(control) && isChoice(successor) && successor.checked !== control.checked) {
    // One of several is let go by choosing another, which was kept as well.
    if (control.type === 'checkbox' || control.checked) successor.click();
  }
}

/** The controls of which one is chosen instead of another; a control by itself where there is no choice. */
function rivals(control: Element): readonly Element[] {
  if (!isChoice(control) || control.type !== 'radio' || control.name === '') return [control];
  return [...document.querySelectorAll(`input[name="${CSS.escape(control.name)}"]`)];
}
