import { classLabels } from '@institute/contract/classes/class-form';
import { parseTypedNaira } from '@institute/contract/payments/typed-naira';
import type { ReactNode } from 'react';
import type { ClassForm, ClassPart, PlainField } from '../../domains/classes/form-model.ts';
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
    shownOf={(part, form) => wordsOfParts[part as WordedPart]?.(form) ?? form[part as PlainField]}
  />
);

type PartWords = (form: ClassForm) => ReactNode;

/** The parts that are no plain text, which is shown as it was typed. */
type WordedPart = Exclude<ClassPart, PlainField>;

/** How each of them is shown beside that of another. */
const wordsOfParts: Record<WordedPart, PartWords> = {
  price: ({ price, ...form }) => (
    <Price item={{ ...form, priceKobo: parseTypedNaira(price) ?? 0 }} />
  ),
  isActive: ({ isActive }) => (isActive ? text.active : text.inactive),
  monthlyLimit: ({ monthlyLimit }) => (Number(monthlyLimit) === 0 ? text.noLimit : monthlyLimit),
  closesOn: ({ closesOn }) => <CloseDate registrationEnd={closesOn} />,
  hours: ({ hours }) => hours,
  prerequisiteId: ({ prerequisiteId }) =>
    prerequisiteId === null ? text.noPrerequisite : <ClassName id={prerequisiteId} />,
};
