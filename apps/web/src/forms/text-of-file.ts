/** A table of 2,000 rows is far smaller. */
const MAX_BYTES = 1024 * 1024;

/**
 * The text of a file that a spreadsheet has saved: UTF-8, UTF-16 with its mark, else the letters of
 * Windows in Western Europe, which Excel writes where it is not told otherwise. Null for what is no
 * text, or far too large.
 */
export async function textOfFile(file: Blob): Promise<string | null> {
  if (file.size > MAX_BYTES) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decoded(bytes);
  return text.includes('\0') ? null : text;
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
