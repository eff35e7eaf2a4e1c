import { scaledSize } from './scaled-size.ts';
import { examText } from './text.ts';

/** JPEG quality of an uploaded theory image (student specification, section 9). */
const QUALITY = 0.6;

/**
 * A picture as a JPEG data URL of at most 800 px on its long side, turned the way it was taken.
 * Rejects with words for the student when the browser cannot read it.
 */
export async function shrinkImage(file: File): Promise<string> {
  const address = URL.createObjectURL(file);
  try {
    const picture = await loaded(address);
    const { width, height } = scaledSize({
      width: picture.naturalWidth,
      height: picture.naturalHeight,
    });
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error(examText.unreadable);
    // JPEG knows no transparency: what is see-through becomes paper, not black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, 0, 0, width, height);
    const jpeg = canvas.toDataURL('image/jpeg', QUALITY);
    if (!jpeg.startsWith('data:image/jpeg')) throw new Error(examText.unreadable);
    return jpeg;
  } catch {
    throw new Error(isHeic(file) ? examText.heic : examText.unreadable);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** True for the format of newer phone cameras, which most browsers cannot read. */
function isHeic(file: File): boolean {
  return /hei[cf]/i.test(file.type) || /\.hei[cf]$/i.test(file.name);
}

function loaded(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  return new Promise((resolve, reject) => {
    picture.onload = () =>
      picture.naturalWidth > 0 ? resolve(picture) : reject(new Error('The picture is empty'));
    picture.onerror = () => reject(new Error('The picture cannot be decoded'));
    picture.src = address;
  });
}
