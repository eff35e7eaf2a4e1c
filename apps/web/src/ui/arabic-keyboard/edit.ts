/** A field the keyboard writes into. */
export type TextControl = HTMLTextAreaElement | HTMLInputElement;

/**
 * Writes at the caret in place of what is selected, as if typed: the browser's undo takes it back,
 * and the longest length of the field is kept to.
 */
export function write(field: TextControl, text: string): void {
  const { start, end } = selectionOf(field);
  const kept = field.value.length - (end - start);
  if (field.maxLength >= 0 && kept + text.length > field.maxLength) return;
  edit(field, 'insertText', text);
}

/** Deletes what is selected, else what stands before the caret: one mark, or one letter. */
export function deleteBack(field: TextControl): void {
  const { start, end } = selectionOf(field);
  const { value } = field;
  if (start === end) {
    if (start === 0) return;
    field.setSelectionRange(start - backLength(value.slice(0, start)), start);
  }
  edit(field, 'delete', '');
}

const lastMark = /\p{M}$/u;
const joiner = '\u200D';

/**
 * How many code units a backspace takes off the end of a text that is not empty: a mark leaves its
 * letter standing, a picture made of several characters goes as one.
 */
export function backLength(before: string): number {
  const last = [...before.slice(-2)].at(-1) ?? '';
  if (lastMark.test(last) && !before.endsWith('\uFE0F')) return last.length;
  // Longer than any picture, so that its beginning is not cut off.
  const tail = before.slice(-64);
  if (!('Segmenter' in Intl) || last === joiner) return last.length;
  const whole = [...new Intl.Segmenter().segment(tail)].at(-1)?.segment ?? last;
  return whole.length;
}

/** What is selected; the end of the text where the browser tells nothing. */
function selectionOf({ selectionStart, selectionEnd, value }: TextControl) {
  return { start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
}

/** Changes the selection by the browser's own editing command, which alone can be undone. */
function edit(field: TextControl, command: 'insertText' | 'delete', text: string): void {
  if (field.readOnly || field.disabled) return;
  const focused = document.activeElement;
  field.focus({ preventScroll: true });
  // Old, but no successor keeps the undo history.
  const isDone = document.execCommand?.(command, false, text) ?? false;
  if (!isDone) {
    const { start, end } = selectionOf(field);
    field.setRangeText(text, start, end);
    field.setSelectionRange(start + text.length, start + text.length);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
  }
  // A person who presses the keys by a keyboard of their own stays on them.
  if (focused instanceof HTMLElement && focused !== field) focused.focus({ preventScroll: true });
}
