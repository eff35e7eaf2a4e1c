import { text } from './text.ts';

/** Prints recovery codes on a sheet of their own, in a frame that is gone afterwards. */
export function printCodes(codes: readonly string[]): void {
  const frame = document.createElement('iframe');
  // Out of sight, yet drawn: some browsers print nothing of what is not.
  frame.className = 'sr-only';
  document.body.append(frame);
  const sheet = frame.contentDocument;
  if (!sheet) return;
  sheet.title = text.recovery.newTitle;
  const heading = sheet.createElement('h1');
  heading.textContent = `${text.recovery.newTitle}: ${location.host}`;
  const list = sheet.createElement('ol');
  for (const code of codes) {
    const item = sheet.createElement('li');
    item.textContent = code;
    list.append(item);
  }
  sheet.body.append(heading, list);
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
}
