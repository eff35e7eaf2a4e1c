/** What is said of a chosen file that is no picture, or too large a one. */
interface PictureWords {
  notImage: string;
  tooLarge: string;
}

/** What is wrong with a file chosen as a picture of at most so many bytes; the server looks at its content as well. */
export function pictureFault(
  file: { type: string; size: number },
  most: number,
  words: PictureWords,
): string | null {
  if (!file.type.startsWith('image/')) return words.notImage;
  return file.size > most ? words.tooLarge : null;
}
