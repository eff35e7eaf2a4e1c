/** Vowel signs, shadda, sukun, dagger alef and the reading signs of the Quran; hamza and madda stay. */
const tashkeel = /[\u064B-\u0652\u0656-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED]/gu;

/** A text as it is written for readers who need no vowel signs. */
export function withoutTashkeel(text: string): string {
  return text.normalize('NFC').replace(tashkeel, '');
}

/** Whether there is tashkeel in a text. */
export function hasTashkeel(text: string): boolean {
  return text.search(tashkeel) !== -1;
}
