import type { HandInState, RubricPoints } from '@institute/contract/homework/hand-ins';
import type { HomeworkTask } from '@institute/contract/homework/task';
import { BEST_MARK, type HomeworkWay, pointsOf } from '@institute/contract/homework/task-limits';
import { isVisible } from '@institute/contract/text/typed';
import { endOfDate } from '@institute/contract/time/calendar';

/** Which homework: a block of a lesson, or that of a meeting. */
export type HomeworkName =
  | { lessonId: number; blockId: string; meetingId: null }
  | { lessonId: null; blockId: null; meetingId: number };

/** The same in one word, by which attempts belong together. */
export const wordOf = (name: HomeworkName): string =>
  name.meetingId === null ? `lesson ${name.lessonId} ${name.blockId}` : `meeting ${name.meetingId}`;

/** When the last day of a task ends, by the institute's clocks; null where it has none. */
export const dueAtOf = ({ dueOn }: HomeworkTask, timeZone: string): Date | null =>
  dueOn === undefined ? null : endOfDate(dueOn, timeZone);

/** Whether what comes now is late. */
export function isLateAt(task: HomeworkTask, now: Date, timeZone: string): boolean {
  const dueAt = dueAtOf(task, timeZone);
  return dueAt !== null && now >= dueAt;
}

/** What is known of the attempts that a student has made: how many, and how the last one stands. */
export interface AttemptsMade {
  count: number;
  last: HandInState | null;
}

/** How often a homework may be handed in still, and why not where it may not; what is asked for again may always be. */
export function attemptsLeft(
  task: HomeworkTask,
  { count, last }: AttemptsMade,
  isLate: boolean,
): { left: number; refusal: 'homework_closed' | 'homework_used' | null } {
  const unused = Math.max(0, task.attempts - count);
  if (last === 'again') return { left: Math.max(1, unused), refusal: null };
  if (task.closes && isLate) return { left: 0, refusal: 'homework_closed' };
  return unused > 0 ? { left: unused, refusal: null } : { left: 0, refusal: 'homework_used' };
}

/** What was sent, as far as its task says whether it may be. */
export interface SentWork {
  text: string;
  takes: readonly { kind: 'voice' | 'picture'; lineId: string; seconds: number }[];
}

/** Recordings may be so many seconds longer than was asked for: a thumb is slow. */
const SLACK_SECONDS = 5;

export const isTooLong = (seconds: number, most: number): boolean => seconds > most + SLACK_SECONDS;

/** Why something cannot be handed in as it is; null where it can. */
export function refusalOf(task: HomeworkTask, { text, takes }: SentWork) {
  const hasText = isVisible(text);
  if (!hasText && takes.length === 0) return 'homework_empty';
  const used = new Set<HomeworkWay>(takes.map(({ kind }) => kind));
  if (hasText) used.add('text');
  if ([...used].some((way) => !task.ways.includes(way))) return 'homework_way';
  const lines = new Set(task.lines?.map(({ id }) => id));
  if (takes.some(({ lineId }) => lineId !== '' && !lines.has(lineId))) return 'homework_line_gone';
  if (takes.some(({ seconds }) => isTooLong(seconds, task.seconds))) return 'take_long';
  return null;
}

/** An answer as a teacher gives it. */
export interface GivenAnswer {
  state: 'answered' | 'again';
  mark: number | undefined;
  rubric: readonly RubricPoints[];
}

/** What becomes of a hand-in by an answer; null where its points are not what is asked for. */
export function answerOf(
  task: Pick<HomeworkTask, 'marking'>,
  { state, mark, rubric }: GivenAnswer,
): { mark: number | null; outOf: number | null; rubric: RubricPoints[] } | null {
  const { marking } = task;
  const none = { mark: null, outOf: null, rubric: [] };
  if (marking.kind === 'seen') return none;
  if (marking.kind === 'mark') {
    if (mark !== undefined) return { mark, outOf: BEST_MARK, rubric: [] };
    return state === 'again' ? none : null;
  }
  if (state === 'again' && rubric.length === 0) return none;
  const points = marking.lines.map((line) => ({
    id: line.id,
    points: rubric.find(({ id }) => id === line.id)?.points ?? -1,
    most: line.points,
  }));
  if (points.some((line) => line.points < 0 || line.points > line.most)) return null;
  return {
    mark: points.reduce((sum, line) => sum + line.points, 0),
    outOf: pointsOf(task),
    rubric: points.map((line) => ({ id: line.id, points: line.points })),
  };
}

/** Whether every phone plays a sound of this extension as it is; of others a copy is made. */
export const isPlayedEverywhere = (extension: string): boolean =>
  extension === 'm4a' || extension === 'mp3' || extension === 'aac' || extension === 'wav';
