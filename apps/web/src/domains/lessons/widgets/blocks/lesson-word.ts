/** A word of a lesson, as far as reading needs it; what its teacher left out is ''. */
export interface LessonWord {
  id: number;
  arabic: string;
  meaning: string;
  hausa: string;
  yoruba: string;
  root: string;
  pattern: string;
  plural: string;
  example: string;
  /** Written forms that are tied to it. */
  forms?: readonly string[] | undefined;
  /** What it is heard in. */
  sound?: { url: string } | undefined;
}
