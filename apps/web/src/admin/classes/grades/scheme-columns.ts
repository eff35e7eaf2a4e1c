import type { DataOf } from '@institute/contract/call';
import {
  columnName,
  columnPoints,
  type GradeKind,
  type GradePreset,
  type getGradeScheme,
  gradeKinds,
  isWritten,
} from '@institute/contract/exams/grades';
import * as z from 'zod/mini';
import { schemeText as text } from './text.ts';

/** The scheme of a class as it was answered. */
export type Scheme = DataOf<typeof getGradeScheme>;

/** A column as it is typed. */
export const typedColumn = z
  .object({
    /** Tells the rows apart while they are typed. */
    key: z.number(),
    /** 0 for a new one. */
    id: z.number(),
    name: columnName,
    kind: z.enum(gradeKinds),
    weight: columnPoints,
    /** Whether all exams of the class count, or the chosen ones. */
    isAll: z.boolean(),
    examIds: z.array(z.number()),
  })
  .check(
    z.refine(({ kind, isAll, examIds }) => kind !== 'exams' || isAll || examIds.length > 0, {
      error: text.examMissing,
      path: ['examIds'],
    }),
  );
export type TypedColumn = z.input<typeof typedColumn>;

/** The columns of a scheme, to be changed. */
export const typedColumns = ({ columns }: Scheme): TypedColumn[] =>
  columns.map(({ id, name, kind, weight, examIds }, key) => ({
    ...{ key, id, name, kind, weight: String(weight), isAll: examIds.length === 0, examIds },
  }));

/** A column to be filled in. */
export const newColumn = (columns: readonly TypedColumn[]): TypedColumn => ({
  ...{ key: keyAfter(columns), id: 0, name: '', kind: 'participation', weight: '', isAll: true },
  examIds: [],
});

const keyAfter = (columns: readonly TypedColumn[]) =>
  Math.max(-1, ...columns.map(({ key }) => key)) + 1;

/** The columns of a preset by themselves. */
export const typedPreset = (preset: GradePreset): TypedColumn[] =>
  columnsOf(preset, { columns: [] });

/** The columns of a preset. One of the same name that counts the same keeps its number, and so its marks. */
export function columnsOf(
  preset: GradePreset,
  { columns }: Pick<Scheme, 'columns'>,
): TypedColumn[] {
  const free = [...columns];
  return preset.columns.map(({ name, kind, weight }, key) => {
    const at = free.findIndex((column) => column.name === name && column.kind === kind);
    const [same] = at < 0 ? [] : free.splice(at, 1);
    const examIds = same?.examIds ?? [];
    return {
      ...{ key, id: same?.id ?? 0, name, kind, weight: String(weight) },
      isAll: examIds.length === 0,
      examIds,
    };
  });
}

/** What becomes of the marks that are written: those that go, and those that keep their share of other points. */
export function marksOf({ columns }: Scheme, typed: readonly TypedColumn[]) {
  const written = columns.filter(({ kind, marks }) => isWritten(kind) && marks > 0);
  const now = new Map(typed.map((column) => [column.id, column]));
  const goes = ({ id, kind }: { id: number; kind: GradeKind }) => now.get(id)?.kind !== kind;
  const lost = written.filter(goes);
  const kept = written.filter(
    (column) => !goes(column) && String(now.get(column.id)?.weight) !== String(column.weight),
  );
  const sum = (some: typeof written) => some.reduce((total, { marks }) => total + marks, 0);
  return { lost: sum(lost), lostNames: lost.map(({ name }) => name).join(', '), kept: sum(kept) };
}

/** The points of all columns together, as far as they are numbers. */
export const pointsTogether = (typed: readonly TypedColumn[]): number =>
  typed.reduce((sum, { weight }) => sum + (Number(weight) || 0), 0);
