import { WHOLE_TIME } from '@institute/contract/exams/grade-period';
import { type GradeCell, type GradeKind, isWritten } from '@institute/contract/exams/grades';

/** A column as it is graded by. */
export interface RuleColumn {
  id: number;
  kind: GradeKind;
  /** The points that it is worth. */
  weight: number;
  /** The exams that count; empty for all of the class. */
  examIds: readonly number[];
}

/** What a student has done in a time. */
export interface GradeFacts {
  /** Exams that were handed in; a score is 0 to 100, and null while it waits for its mark. */
  exams: readonly { lessonId: number; score: number | null }[];
  /** Meetings that count for everybody: those they came to, were absent from, and were excused from. */
  meetings: { came: number; absent: number; excused: number };
  /** Homework that was handed in: the mean share of what was marked, of how many, and how many wait. */
  homework: { share: number | null; marked: number; waits: number };
  /** Marks that teachers have written: a share of the points, from 0 to 1. */
  marks: readonly { columnId: number; month: string; share: number }[];
}

/** What a class is graded by. */
export interface GradeRule {
  columns: readonly RuleColumn[];
  /** The exams of the class with their weights. */
  exams: readonly { id: number; weight: number }[];
  missingIsZero: boolean;
  /** A month, or all of the class's time. */
  period: string;
}

/** A grade with how it comes about, as it is shown. */
export interface Grade {
  grade: number | null;
  points: number;
  outOf: number;
  cells: GradeCell[];
}

/** To one decimal; what a computer adds to 82.45 does not round it down. */
const rounded = (value: number) => Math.round(Number((value * 10).toFixed(6))) / 10;

/** To two decimals, as marks are written. */
const asWritten = (value: number) => Math.round(Number((value * 100).toFixed(6))) / 100;

/**
 * The grade of a student (decision 185). A column gives a share of its points: exams their mean by their weights,
 * attendance the meetings one came to of those that count, without those one was excused from, and a written column
 * its mark of this time, or for all of the time the mean of its months; without any, one of homework gives the mean of
 * what was handed in and marked, each homework by its last attempt that was. The grade is what one has of the points of
 * the columns that are marked, in a hundred; it is rounded once, at its end. What is not marked yet does not count,
 * unless it is said to count as 0: then a written column without a mark does, and for all of the time an exam that
 * was not handed in. What waits for its mark, and meetings of which nothing is said, never count against anybody.
 */
export function gradeOf(rule: GradeRule, facts: GradeFacts): Grade {
  let [points, outOf] = [0, 0];
  const cells = rule.columns.map((column) => {
    const { share, ...cell } = cellOf(column, rule, facts);
    if (share !== null) {
      points += share * column.weight;
      outOf += column.weight;
    }
    return {
      ...cell,
      columnId: column.id,
      points: share === null ? null : rounded(share * column.weight),
    };
  });
  const grade = outOf === 0 ? null : rounded((points / outOf) * 100);
  return { grade, points: rounded(points), outOf, cells };
}

type Share = Omit<GradeCell, 'columnId' | 'points'> & { share: number | null };

const nothing: Share = {
  ...{ share: null, done: 0, total: 0, excused: 0, waits: 0, mark: null, homework: null },
};

function cellOf(column: RuleColumn, rule: GradeRule, facts: GradeFacts): Share {
  if (isWritten(column.kind)) return writtenOf(column, rule, facts);
  return column.kind === 'attendance' ? attendanceOf(facts) : examsOf(column, rule, facts);
}

function attendanceOf({ meetings: { came, absent, excused } }: GradeFacts): Share {
  const total = came + absent;
  return { ...nothing, share: total === 0 ? null : came / total, done: came, total, excused };
}

function examsOf({ examIds }: RuleColumn, rule: GradeRule, facts: GradeFacts): Share {
  const handedIn = new Map(facts.exams.map((exam) => [exam.lessonId, exam.score]));
  const exams = rule.exams.filter(
    ({ id, weight }) => weight > 0 && (examIds.length === 0 || examIds.includes(id)),
  );
  const countsMissing = rule.missingIsZero && rule.period === WHOLE_TIME;
  const counted = exams.flatMap(({ id, weight }) => {
    const score = handedIn.get(id);
    if (score === undefined) return countsMissing ? { score: 0, weight } : [];
    return score === null ? [] : { score, weight };
  });
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0);
  const marks = counted.reduce((sum, { score, weight }) => sum + score * weight, 0);
  return {
    ...nothing,
    share: weights === 0 ? null : marks / weights / 100,
    done: exams.filter(({ id }) => typeof handedIn.get(id) === 'number').length,
    total: exams.length,
    waits: exams.filter(({ id }) => handedIn.get(id) === null).length,
  };
}

function writtenOf({ id, kind, weight }: RuleColumn, rule: GradeRule, facts: GradeFacts): Share {
  const marks = facts.marks.filter(({ columnId }) => columnId === id);
  const own = marks.find(({ month }) => month === rule.period);
  if (own) return { ...nothing, share: own.share, mark: asWritten(own.share * weight) };
  if (rule.period === WHOLE_TIME && marks.length > 0) {
    const mean = marks.reduce((sum, { share }) => sum + share, 0) / marks.length;
    return { ...nothing, share: mean, done: marks.length };
  }
  const { share, marked, waits } = facts.homework;
  if (kind === 'homework' && share !== null) {
    return { ...nothing, share, done: marked, waits, homework: marked };
  }
  return { ...nothing, share: rule.missingIsZero ? 0 : null };
}
