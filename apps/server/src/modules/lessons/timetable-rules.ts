/**
 * A timetable's text is plain inside. On the wire it is percent-encoded with line breaks written
 * out as `\n` (student specification, section 2).
 */
export function encodeTimetable(text: string): string {
  return encodeURIComponent(text).replaceAll('%0A', '\\n');
}

/** Reads a timetable's text however a client wrote it: encoded, with `\n` written out, or plain. */
export function decodeTimetable(text: string): string {
  return percentDecoded(text)
    .replaceAll(/\\r\\n|\\n|\\r/g, '\n')
    .replaceAll(/\r\n?/g, '\n');
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that encodes nothing: the text was written plainly.
    return text;
  }
}
