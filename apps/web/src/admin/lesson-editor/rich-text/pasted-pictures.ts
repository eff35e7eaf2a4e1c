/** The pictures of what was pasted, in its order, and how many of it cannot be had. */
export interface PastedPictures {
  files: readonly File[];
  missing: number;
}

/** What a browser gives of the clipboard. */
type Pasted = Pick<DataTransfer, 'getData' | 'files'>;

/**
 * The pictures of a paste. Word names in its HTML files of its own computer, which no page may read,
 * and lays the pictures themselves into the RTF beside it; other programs write them into the HTML, or
 * give them as files. What stands at an address of another site cannot be had.
 */
export function picturesOf(pasted: Pasted): PastedPictures {
  const given = [...pasted.files].filter(({ type }) => type.startsWith('image/'));
  const html = pasted.getData('text/html');
  const sources = sourcesIn(html);
  // Excel gives a picture of the cells beside the table that they are.
  if (sources.length === 0) return { files: html.trim() === '' ? given : [], missing: 0 };
  const inRtf = picturesInRtf(pasted.getData('text/rtf'));
  const elsewhere = sources.filter((source) => !isWritten(source)).length;
  // Which is which is known where there are as many as the text names.
  const others = [inRtf, given].find(({ length }) => length > 0 && length === elsewhere) ?? [];
  let next = 0;
  const files: File[] = [];
  for (const source of sources) {
    const file = isWritten(source) ? pictureIn(source) : others[next++];
    if (file) files.push(file);
  }
  return { files, missing: sources.length - files.length };
}

const isWritten = (source: string) => source.startsWith('data:');

/** Where the pictures of an HTML stand; nothing of it is loaded. */
const sourcesIn = (html: string): string[] =>
  [
    ...html.replace(/<!--[\s\S]*?-->/g, '').matchAll(/<img\b[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)/gi),
  ].map(([, source = '']) => source);

/** A picture that is written into its own address; null where it is none that a lesson may hold. */
function pictureIn(source: string): File | null {
  const [, type, base64] = /^data:(image\/(?:png|jpeg|gif|webp));base64,(.+)$/i.exec(source) ?? [];
  if (!type || !base64) return null;
  try {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    return fileOf(bytes, type.toLowerCase());
  } catch {
    return null;
  }
}

const fileOf = (bytes: Uint8Array<ArrayBuffer>, type: string) =>
  new File([bytes], `picture.${type.replace('image/', '')}`, { type });

/** PNG and JPEG pictures of an RTF text, which has them as figures of sixteen. */
export function picturesInRtf(rtf: string): File[] {
  const files: File[] = [];
  for (let at = rtf.indexOf('{\\pict'); at !== -1; at = rtf.indexOf('{\\pict', at + 1)) {
    const group = groupAt(rtf, at);
    const [, kind] = /\\(png|jpeg)blip\b/.exec(group) ?? [];
    if (!kind) continue;
    const figures = group
      .slice(1, -1)
      .replace(/\{[^{}]*\}/g, '')
      .replace(/\\[a-z]+-?\d* ?/gi, '')
      .replace(/[^\da-f]/gi, '');
    const bytes = Uint8Array.from({ length: Math.floor(figures.length / 2) }, (_, byte) =>
      Number.parseInt(figures.slice(2 * byte, 2 * byte + 2), 16),
    );
    if (bytes.length > 0) files.push(fileOf(bytes, `image/${kind}`));
  }
  return files;
}

/** A group of an RTF text, from its brace to the one that closes it. */
function groupAt(rtf: string, from: number): string {
  let depth = 0;
  for (let at = from; at < rtf.length; at += 1) {
    if (rtf[at] === '{') depth += 1;
    else if (rtf[at] === '}') {
      depth -= 1;
      if (depth === 0) return rtf.slice(from, at + 1);
    }
  }
  return rtf.slice(from);
}
