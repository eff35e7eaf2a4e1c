import { MAX_MATERIAL_BYTES, type MaterialKind } from '@institute/contract/lessons/managed-lessons';
import { materialWords as words } from './text.ts';

/** A file chosen and not saved yet. */
export interface ChosenFile {
  kind: MaterialKind;
  file: File;
}

/** What the picker of each kind offers (admin §5: pdf, image/*, video/mp4, audio/*), and what phones call their MP4. */
export const accepts: Readonly<Record<MaterialKind, string>> = {
  pdf: 'application/pdf,.pdf',
  image: 'image/*',
  video: 'video/mp4,.mp4,video/quicktime,.mov,video/3gpp,.3gp',
  audio: 'audio/*',
};

const looksLike: Readonly<Record<MaterialKind, RegExp>> = {
  pdf: /^application\/pdf$/,
  image: /^image\/(jpeg|png|gif|webp)$/,
  // Films of phones are often an MP4 under another name: the server looks into them.
  video: /^video\/(mp4|quicktime|3gpp)$/,
  audio: /^audio\//,
};

/**
 * Why a file cannot be taken as this kind, told before a slow line has carried it; null when it may
 * be. What a file really is, its content decides on the server.
 */
export function refusalOf(kind: MaterialKind, file: Pick<File, 'type' | 'size'>): string | null {
  if (file.size === 0) return words.empty;
  if (file.size > MAX_MATERIAL_BYTES) return words.tooLarge;
  // Some systems name no type for a file they do not know.
  if (file.type !== '' && !looksLike[kind].test(file.type)) {
    return words.wrongKind(words.kinds[kind]);
  }
  return null;
}
