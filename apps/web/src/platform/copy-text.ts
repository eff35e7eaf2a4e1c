/**
 * Puts the text of a field on the clipboard. Where the clipboard is refused or missing (an insecure
 * address, an older browser, an app's web view) it selects the field and asks the browser to copy
 * the selection. False when that fails too; the text then stays selected, ready for the person.
 */
export async function copyField(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return typeof document.execCommand === 'function' && document.execCommand('copy');
  }
}

/**
 * Puts a text on the clipboard that is still on its way. Called within the press of a button: the
 * browser is promised the text then, since it lets nothing be copied once the press is over. False
 * when the browser refuses; rejects as the text does.
 */
export async function copyText(coming: Promise<string>): Promise<boolean> {
  try {
    if (typeof ClipboardItem === 'function' && navigator.clipboard?.write) {
      const blob = coming.then((text) => new Blob([text], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
      return true;
    }
  } catch {
    // Refused, or the text never came: the latter rejects below.
  }
  const field = document.createElement('textarea');
  field.value = await coming;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const isCopied = typeof document.execCommand === 'function' && document.execCommand('copy');
  field.remove();
  return isCopied;
}
