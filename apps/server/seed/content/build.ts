import type { DemoLesson, DemoMaterial, DemoQuestion } from './types.ts';

const kinds: Record<string, DemoMaterial['kind']> = {
  pdf: 'pdf',
  webp: 'image',
  png: 'image',
  mp4: 'video',
  mp3: 'audio',
};

function material(asset: string): DemoMaterial {
  const kind = kinds[asset.slice(asset.lastIndexOf('.') + 1)];
  if (kind === undefined) throw new Error(`no kind of material is known for ${asset}`);
  return { asset, kind };
}

/** A lesson of text; `asset` is a file of `seed/assets`, `availableInDays` schedules it. */
export function lesson(
  subject: string,
  about: string,
  extra: { asset?: string; availableInDays?: number } = {},
): DemoLesson {
  return {
    kind: 'lesson',
    subject,
    about: about.trim(),
    blocks: [],
    availableInDays: extra.availableInDays ?? null,
    material: extra.asset === undefined ? null : material(extra.asset),
    theoryAnswer: '',
    questions: [],
  };
}

/** When the class meets. Plain text: the percent-encoding of the live product is the seed's work. */
export function timetable(subject: string, about: string): DemoLesson {
  return { ...lesson(subject, about), kind: 'timetable' };
}

/** An exam; `theory` is the open question with its model answer. */
export function exam(
  subject: string,
  questions: DemoQuestion[],
  theory: { question: string; answer: string } = { question: '', answer: '' },
): DemoLesson {
  return {
    ...lesson(subject, theory.question),
    kind: 'exam',
    theoryAnswer: theory.answer.trim(),
    questions,
  };
}

/** A question with its answer and the wrong options, put in code-point order so that place says nothing. */
export function choose(question: string, answer: string, wrong: string[]): DemoQuestion {
  return { question, answer, options: [answer, ...wrong].sort() };
}
