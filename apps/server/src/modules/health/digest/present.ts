import { formatNumber } from '@institute/contract/language';
import { formatKobo } from '@institute/contract/money';
import { type FixedRouteName, pathTo } from '@institute/contract/routes';
import { dateFormat } from '@institute/contract/text/formats';
import { text } from '../text.ts';
import type { DigestFigures } from './read-figures.ts';

const words = text.digest;
const SIX_DAYS_MS = 6 * 24 * 3_600_000;

/** The days of a week, by the name of its Monday. */
function daysOf(week: string): { first: string; last: string } {
  const monday = new Date(`${week}T12:00:00Z`);
  const day = (at: Date) =>
    dateFormat({ timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).format(at);
  return { first: day(monday), last: day(new Date(monday.getTime() + SIX_DAYS_MS)) };
}

const sum = (amounts: Readonly<Record<string, number>>) =>
  Object.values(amounts).reduce((all, one) => all + one, 0);

/** Lines of what is not nothing. */
const named = <Name extends string>(
  amounts: Readonly<Record<Name, number>>,
  line: (name: Name, amount: number) => string,
) =>
  (Object.keys(amounts) as Name[])
    .filter((name) => amounts[name] !== 0)
    .map((name) => line(name, amounts[name]));

/** What a digest says. */
export function digestLines(
  { week, figures }: { week: string; figures: DigestFigures },
  { url }: { url: string },
): { subject: string; lines: string[] } {
  const { first, last } = daysOf(week);
  const waiting = waitingLines(figures, url);
  const health = healthLine(figures, url);
  const happened = happenedLines(figures);
  const isQuiet = happened.length === 0;
  return {
    subject: words.subject(first, last),
    lines: [
      ...(isQuiet ? [words.nothing(first, last)] : happened),
      ...waiting,
      // A week without anything is one sentence, unless something is not well.
      ...(isQuiet && figures.unwell.length === 0 ? [] : ['', ...health.split('\n')]),
    ],
  };
}

/** What the week has brought; nothing where that is nothing. */
function happenedLines({ students, enrolments, money, waived, rewards }: DigestFigures): string[] {
  const ways = named(money, (way, kobo) => `– ${words.ways[way]}: ${formatKobo(kobo)}`);
  const all = [students, enrolments, ways.length, waived, rewards];
  if (all.every((one) => one === 0)) return [];
  return [
    `${words.students}: ${formatNumber(students)}`,
    `${words.enrolments}: ${formatNumber(enrolments)}`,
    '',
    `${words.money}: ${formatKobo(sum(money))}`,
    ...ways,
    ...named({ waived, rewards }, (name, kobo) => `${words[name]}: ${formatKobo(kobo)}`),
  ];
}

/** Where what waits is done. */
const places = {
  exams: 'exams',
  questions: 'questions',
  confirm: 'payments',
  look: 'payments',
  differences: 'books',
} as const satisfies Record<keyof DigestFigures['waiting'], FixedRouteName>;

function waitingLines({ waiting }: DigestFigures, url: string): string[] {
  const lines = named(
    waiting,
    (name, count) =>
      // The address by itself, where it is not broken in two on a phone.
      `– ${words.waiting[name]}: ${formatNumber(count)}\n${url}${pathTo(places[name])}`,
  );
  return lines.length === 0 ? [] : ['', words.waits, ...lines.flatMap((line) => line.split('\n'))];
}

function healthLine({ unwell }: DigestFigures, url: string): string {
  if (unwell.length === 0) return words.well;
  const parts = unwell.map((name) => text.parts[name]).join(', ');
  return `${words.unwell(parts)}\n${url}${pathTo('health')}`;
}
