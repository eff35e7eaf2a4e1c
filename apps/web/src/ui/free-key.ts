/** Where a letter is text, or already has a use: fields, menus, lists of choices, what is edited. */
const TAKEN = [
  'textarea',
  'select',
  'input:not([type=checkbox]):not([type=radio])',
  '[contenteditable]:not([contenteditable=false])',
  ...['[role=menu]', '[role=listbox]', '[role=slider]', 'video', 'audio', 'dialog'],
].join(',');

/** Whether a key is free for an act of the office: no shortcut, nobody typing, no dialog open. */
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector('dialog[open], [role=menu]')) return false;
  return !(event.target instanceof Element && event.target.closest(TAKEN));
}
