export type MaterialKind = 'image' | 'video' | 'audio' | 'pdf' | 'other';

// In the order of the specification: ogg counts as video first. The last three are phone recordings,
// which are accepted as audio/*; without them a student would see a file name and no player.
const extensions: readonly (readonly [kind: MaterialKind, extensions: readonly string[]])[] = [
  ['image', ['jpg', 'jpeg', 'png', 'gif', 'webp']],
  ['video', ['mp4', 'webm', 'ogg']],
  ['audio', ['mp3', 'wav', 'ogg', 'm4a', 'aac', 'flac', 'weba']],
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
