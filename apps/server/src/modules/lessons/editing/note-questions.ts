import { changeOfLines, listed } from '../../../shared/audit-changes.ts';
import type { QuestionRow } from '../store-questions.ts';

/**
 * What the audit log keeps of a change of an exam's questions: what they asked and ask now, and of
 * which the right answer is another one, though not which it is.
 */
export function noteOfQuestions(
  before: readonly QuestionRow[],
  after: readonly QuestionRow[],
): Record<string, unknown> {
  const was = new Map(before.map((row) => [row.id, row]));
  const now = new Map(after.map((row) => [row.id, row]));
  const isOther = (row: QuestionRow) => {
    const [one, other] = [was.get(row.id), now.get(row.id)];
    return !one || !other || lineOf(one) !== lineOf(other);
  };
  const keyed = after.filter(({ id, answer }) => was.has(id) && was.get(id)?.answer !== answer);
  return {
    ...changeOfLines(
      'examQuestions',
      before.filter(isOther).map(lineOf),
      after.filter(isOther).map(lineOf),
    ),
    ...(keyed.length > 0 && { keysOf: listed(keyed.map(({ question }) => question)) }),
  };
}

const lineOf = ({ question, option1, option2, option3, option4 }: QuestionRow) =>
  [question, ...[option1, option2, option3, option4].filter((option) => option !== '')].join(' / ');
