import type { UploadProgress } from '../../platform/upload-control.ts';
import { uploadText as words } from './upload-text.ts';

/** How a file on its way stands, in words. */
export function uploadStatus({ sent, total, state }: UploadProgress): string {
  if (sent >= total) return words.finishing;
  return words[state === 'sending' ? 'uploading' : state];
}
