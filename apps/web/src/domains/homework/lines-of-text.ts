import type { HomeworkLine, HomeworkTask } from '@institute/contract/homework/task';
import { MOST_HOMEWORK_LINES } from '@institute/contract/homework/task-limits';

/** What stands between a line and its translation, where they are typed as one text. */
const BETWEEN = ' = ';

/** Lines as they are typed where they have no sounds: one beneath the other, a translation behind `=`. */
export const textOfLines = ({ lines = [] }: Pick<HomeworkTask, 'lines'>): string =>
  lines
    .map(({ arabic, translation }) =>
      translation === '' ? arabic : `${arabic}${BETWEEN}${translation}`,
    )
    .join('\n');

/** The lines of such a text; one that is there already keeps its id, so that its recordings stay its own. */
export function linesOfText(typed: string, before: readonly HomeworkLine[]): HomeworkLine[] {
  const free = [...before];
  const lines = typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MOST_HOMEWORK_LINES);
  const used = new Set(before.map(({ id }) => id));
  return lines.map((line) => {
    const [arabic = '', ...rest] = line.split('=');
    const own = { arabic: arabic.trim(), translation: rest.join('=').trim() };
    const at = free.findIndex((one) => one.arabic === own.arabic);
    const [kept] = at < 0 ? [] : free.splice(at, 1);
    if (kept) return { ...own, id: kept.id };
    let place = 1;
    while (used.has(`line${place}`)) place += 1;
    used.add(`line${place}`);
    return { ...own, id: `line${place}` };
  });
}

/** A task with these lines; without any it has none at all. */
export function withTypedLines(task: HomeworkTask, typed: string): HomeworkTask {
  const { lines, ...rest } = task;
  const next = linesOfText(typed, lines ?? []);
  return next.length === 0 ? rest : { ...rest, lines: next };
}
