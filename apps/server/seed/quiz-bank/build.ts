/** A question of the quiz as its author writes it. */
export interface Written {
  question: string;
  answer: string;
  /** Two or three options that are wrong. */
  wrong: readonly string[];
}

/** A question of the bank. */
export interface BankQuestion extends Written {
  /** What a student of the level needs to read and answer it, in milliseconds. */
  estimatedTimeMs: number;
}

/** Writes a question; options are shuffled on every round, so their order says nothing here. */
export function ask(question: string, answer: string, wrong: readonly string[]): Written {
  return { question, answer, wrong };
}

/** Thinking time of a level, and what each word adds for one who reads Arabic slowly. */
const thinkingMs = { easy: 8000, intermediate: 9000, hard: 10_000 } as const;
const READING_MS = 350;

/** Gives the questions of a level their times, by what there is to read; in whole seconds. */
export function timed(
  level: keyof typeof thinkingMs,
  themes: readonly (readonly Written[])[],
): BankQuestion[] {
  return themes.flat().map((written) => {
    const text = [written.question, written.answer, ...written.wrong].join(' ');
    const words = text.split(/\s+/).length;
    const needed = thinkingMs[level] + words * READING_MS;
    return { ...written, estimatedTimeMs: Math.ceil(needed / 1000) * 1000 };
  });
}
