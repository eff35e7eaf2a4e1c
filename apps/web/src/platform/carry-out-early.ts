/** What somebody did on a page that was only painted, as build/keep-early.js keeps it. */
export interface KeptEarly {
  /** Links, buttons and fields of the painted page, in their order. */
  painted: readonly Element[];
  /** The button that was pressed last. */
  pressed: Element | null;
  /** Where the keyboard was last. */
  focused: Element | null;
  /** Fields that were typed in, boxes ticked, answers chosen. */
  typed: ReadonlySet<Element>;
  /** Stops keeping. */
  end(): void;
}

/** How long what has taken the page over may need to show the same control, in ms. */
const PATIENCE_MS = 10_000;
const STEP_MS = 50;

const aStep = () => new Promise((go) => setTimeout(go, STEP_MS));

type Field = HTMLInputElement | HTMLTextAreaElement;
const isField = (element: Element): element is Field =>
  (element instanceof HTMLInputElement && !/^(?:checkbox|radio|file)$/.test(element.type)) ||
  element instanceof HTMLTextAreaElement;

/** A box to tick or one of several to choose from. */
const isChoice = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type);

/**
 * What a control is called, by its label or by its own words; a field of a form by its name there, as a
 * label that stands elsewhere is not found any more once the two have left the page. A choice stands in
 * its label: its name says only which others it belongs to, and is made anew with the page.
 */
function nameOf(control: Element): string {
  const own = control.getAttribute('aria-label');
  if (own !== null) return own.trim();
  const words =
    isField(control) || control instanceof HTMLSelectElement
      ? control.name
      : (isChoice(control) ? control.closest('label') : control)?.textContent;
  return (words ?? '').trim();
}

const namesakes = (control: Element, among: Iterable<Element>) =>
  [...among].filter(
    (one) => one.localName === control.localName && nameOf(one) === nameOf(control),
  );

/** The control of the same name, at the same place among those of that name; null when none comes. */
async function successorOf(control: Element, painted: readonly Element[]): Promise<Element | null> {
  const place = namesakes(control, painted).indexOf(control);
  for (let waited = 0; waited < PATIENCE_MS; waited += STEP_MS) {
    const found = namesakes(control, document.querySelectorAll(`#root ${control.localName}`))[
      place
    ];
    if (found && !found.matches(':disabled')) return found;
    await aStep();
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

/** Gives `successor` what somebody typed or chose in `control`, unless something stands there by now. */
function answerAsIn(control: Element, successor: Element): void {
  if (isField(control) && isField(successor)) {
    if (successor.value === '') type(successor, control.value);
  } else if (control instanceof HTMLSelectElement && successor instanceof HTMLSelectElement) {
    if (successor.value !== control.value) type(successor, control.value);
  } else if (isChoice(control) && isChoice(successor) && successor.checked !== control.checked) {
    // One of several is let go by choosing another, which was kept as well.
    if (control.type === 'checkbox' || control.checked) successor.click();
  }
}

/**
 * Does on the page what somebody did on the painting of it: what was typed and chosen stands in the
 * same fields, the keyboard is where it was, unless it has gone elsewhere, and the button is pressed.
 */
export async function carryOut({ painted, typed, focused, pressed }: KeptEarly): Promise<void> {
  for (const control of typed) {
    const successor = await successorOf(control, painted);
    if (successor) answerAsIn(control, successor);
  }
  const hadFocus = focused && (await successorOf(focused, painted));
  const isNowhere = document.activeElement === document.body;
  if (hadFocus instanceof HTMLElement && isNowhere) hadFocus.focus();
  const button = pressed && (await successorOf(pressed, painted));
  if (button instanceof HTMLElement) button.click();
}
