/** Whether answers are typed in Arabic. */
export const isArabic = (answers: readonly string[]): boolean =>
  answers.some((answer) => /\p{Script=Arabic}/u.test(answer));

/** What keeps a browser from writing along in the field of an answer. */
export const unhelped = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: 300,
} as const;
