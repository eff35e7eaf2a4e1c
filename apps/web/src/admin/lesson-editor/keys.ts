/** Letters and digits that nobody else draws. */
function drawn(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('');
}

/** Key of the presses of Save of one visit: however many arrive, they save once. */
export const newKey = (): string => drawn(20);

/** What a question is called until it is saved (admin §3). */
export const newQuestionId = (): string => `new-${drawn(12)}`;
