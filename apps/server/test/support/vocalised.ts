/** What tests need to know of vowel signs. */

const MARK = '[\\u064B-\\u0652\\u0670]';
/** A letter that bears nothing, where it neither lengthens a vowel nor is an article's or a silent one. */
const bare = new RegExp(`[بتثجحخدذرزسشصضطظعغفقكمنهةءأؤئ](?!${MARK})`, 'u');
/** A wāw or yāʾ that bears nothing and does not lengthen the vowel before it. */
const lengthless = /(?<!\u064F\u0651?)و(?![\u064B-\u0652])|(?<!\u0650\u0651?)ي(?![\u064B-\u0652])/u;
/** The article whose lām is silent before a letter that is not doubled. */
const article = /^(?:[وفبك]\p{M})?ال(?!\p{M})\p{L}(?!\p{M}*\u0651)/u;
/** A single letter is named, as one writes the alphabet or a root. */
const letter = /^\p{L}\p{M}*$/u;

/** The words of a text in which a vowel sign is wanting. */
export function bareWords(text: string): string[] {
  return text
    .split(/[^\p{L}\p{M}]+/u)
    .filter(
      (word) => !letter.test(word) && [bare, lengthless, article].some((slip) => slip.test(word)),
    );
}
