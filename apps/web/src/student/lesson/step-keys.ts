/** Which lesson of the class a key leads to. */
export type Step = 'previous' | 'next';

/** What of a pressed key decides. */
export type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'target'
>;

/** Where the arrows have a meaning of their own: in what is typed, chosen, played or moved through. */
const OWN_ARROWS = [
  'input',
  'textarea',
  'select',
  'video',
  'audio',
  'iframe',
  'dialog',
  '[contenteditable]',
  '[role=toolbar]',
  '[role=tablist]',
  '[role=radiogroup]',
  '[role=menu]',
].join();

/** The step that a key asks for: the arrow in the direction of reading goes on, the other goes back. */
export function stepOf(event: PressedKey, reading: 1 | -1): Step | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (event.defaultPrevented) return null;
  if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return null;
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return null;
  return (event.key === 'ArrowRight') === (reading === 1) ? 'next' : 'previous';
}
