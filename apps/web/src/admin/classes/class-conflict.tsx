import { parseTypedNaira } from '@institute/contract/payments/typed-naira';
import type { ReactNode } from 'react';
import {
  type ClassForm,
  type ClassPart,
  classLabels,
  type classParts,
} from '../../domains/classes/form-model.ts';
import { ClassName } from '../../domains/classes/widgets/class-name.tsx';
import { ConflictDialog } from '../../forms/conflict-dialog.tsx';
import { CloseDate, Price } from './class-columns.tsx';
import { text } from './text.ts';
import type { ClassConflict as Conflict } from './use-class-form.ts';

interface ClassConflictProps {
  conflict: Conflict;
  /** Saves mine, but for what was `taken` of theirs. */
  onDecided: (taken: readonly ClassPart[]) => void;
  onClose: () => void;
}

/** Another administrator has saved the same class otherwise: theirs or mine, part by part. */
export function ClassConflict(props: ClassConflictProps) {
  const { conflict, onDecided, onClose } = props;
  const { message, merged, theirs } = conflict;
  const shownOf = (part: ClassPart, form: ClassForm) =>
    wordsOfParts[part as WordedPart]?.(form) ?? form[part as TypedPart];
  return (
    <ConflictDialog
      title={text.conflict}
      message={message}
      parts={merged.conflicting.map((part) => ({
        part,
        name: classLabels[part],
        mine: shownOf(part, merged.form),
        theirs: shownOf(part, theirs.values),
      }))}
      saveLabel={text.save}
      onDecided={onDecided}
      onClose={onClose}
    />
  );
}

type PartWords = (form: ClassForm) => ReactNode;

/** The parts that are a text of the same name: they are shown as they were typed. */
type TypedPart = {
  [Part in ClassPart]: Part extends keyof ClassForm
    ? (typeof classParts)[Part] extends readonly [Part]
      ? ClassForm[Part] extends string
        ? Part
        : never
      : never
    : never;
}[ClassPart];

type WordedPart = Exclude<ClassPart, TypedPart>;

/** How every other part of a form is shown beside that of another. */
const wordsOfParts: Record<WordedPart, PartWords> = {
  price: ({ price, ...form }) => (
    <Price item={{ ...form, priceKobo: parseTypedNaira(price) ?? 0 }} />
  ),
  status: ({ isActive }) => (isActive ? text.active : text.inactive),
  limit: ({ monthlyLimit }) => (Number(monthlyLimit) === 0 ? text.noLimit : monthlyLimit),
  closes: ({ closesOn }) => <CloseDate registrationEnd={closesOn} />,
  prerequisite: ({ prerequisiteId }) =>
    prerequisiteId === null ? text.noPrerequisite : <ClassName id={prerequisiteId} />,
};
