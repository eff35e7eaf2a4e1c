import { scaledSize } from './scaled-size.ts';

/** How small a picture is made before it is sent. */
export interface SmallPicture {
  /** Longest side, in pixels. */
  maxSide: number;
  /** Of the JPEG. */
  quality: number;
}

/** What is said of a picture that cannot be read; `heic` of the format of newer phone cameras. */
export interface UnreadableWords {
  unreadable: string;
  heic: string;
}

/**
 * A picture as a JPEG data URL, made small, turned the way it was taken. Rejects with words for the
 * person when the browser cannot read it.
 */
export async function shrinkImage(
  file: File,
  { maxSide, quality }: SmallPicture,
  words: UnreadableWords,
): Promise<string> {
  const address = URL.createObjectURL(file);
  try {
    const picture = await loaded(address);
    const { width, height } = scaledSize(
      { width: picture.naturalWidth, height: picture.naturalHeight },
      maxSide,
    );
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error(words.unreadable);
    // JPEG knows no transparency: what is see-through becomes paper, not black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, 0, 0, width, height);
    const jpeg = canvas.toDataURL('image/jpeg', quality);
    if (!jpeg.startsWith('data:image/jpeg')) throw new Error(words.unreadable);
    return jpeg;
  } catch {
    throw new Error(isHeic(file) ? words.heic : words.unreadable);
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
