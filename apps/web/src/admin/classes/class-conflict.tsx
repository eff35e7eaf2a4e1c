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
import type { Conflict } from '../../forms/use-conflict.ts';
import { CloseDate, Price } from './class-columns.tsx';
import { text } from './text.ts';

/** Another administrator has saved the same class otherwise: theirs or mine. */
export const ClassConflict = ({ conflict }: { conflict: Conflict<ClassForm, ClassPart> }) => (
  <ConflictDialog
    conflict={conflict}
    nameOf={(part) => classLabels[part]}
    shownOf={(part, form) => wordsOfParts[part as WordedPart]?.(form) ?? form[part as TypedPart]}
  />
);

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
