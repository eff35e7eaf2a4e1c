/**
 * Puts the text of a field on the clipboard. Where the clipboard is refused or missing (an insecure
 * address, an older browser, an app's web view) it selects the field and asks the browser to copy
 * the selection. False when that fails too; the text then stays selected, ready for the person.
 */
export async function copyField(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return typeof document.execCommand === 'function' && document.execCommand('copy');
  }
}
