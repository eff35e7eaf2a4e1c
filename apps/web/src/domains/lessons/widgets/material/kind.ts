export type MaterialKind = 'image' | 'video' | 'audio' | 'pdf' | 'other';

// In the order of the specification: ogg is a video before it is a recording. The last three are
// recordings of phones, which are taken as audio/* and would else be a name that no student can hear.
const extensions: readonly (readonly [kind: MaterialKind, extensions: readonly string[]])[] = [
  ['image', ['jpg', 'jpeg', 'png', 'gif', 'webp']],
  ['video', ['mp4', 'webm', 'ogg']],
  ['audio', ['mp3', 'wav', 'ogg', 'm4a', 'aac', 'flac']],
  ['pdf', ['pdf']],
];

/** Which viewer shows a material (student specification, section 2: by file extension). */
export function materialKind(extension: string): MaterialKind {
  const wanted = extension.trim().toLowerCase().replace(/^\./, '');
  return extensions.find(([, list]) => list.includes(wanted))?.[0] ?? 'other';
}

/** The last part of an address without its query, decoded when possible: `files/a%20b.doc?x` gives `a b.doc`. */
export function fileName(path: string): string {
  const last = (path.split(/[?#]/)[0] ?? '').split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
