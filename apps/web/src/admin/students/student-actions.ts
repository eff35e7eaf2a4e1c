import { type AbilityActor, can, roles } from '@institute/contract/auth/abilities';
import type { Student } from '@institute/contract/people/students';
import {
  Banknote,
  KeyRound,
  Link,
  LogIn,
  Merge,
  Pencil,
  Trash2,
  Undo2,
  Wallet,
} from 'lucide-react';
import type { Action } from '../../ui/action-menu.tsx';
import type { DialogName } from './open-dialog.tsx';
import { text } from './text.ts';

/** What cannot be done with oneself or another administrator is not offered (rulings, section 2). */
export function actionsFor(
  student: Student,
  actor: AbilityActor | null,
  show: (name: DialogName) => void,
): readonly Action[] {
  const isOwn = student.id === actor?.userId;
  const offer = (name: DialogName, icon: Action['icon'], more: Partial<Action> = {}): Action => ({
    label: text[name].action,
    onSelect: () => show(name),
    ...(icon && { icon }),
    ...more,
  });
  const mayLetIn = actor !== null && !isOwn && can(actor, 'people.resetPassword', student);
  return [
    offer('edit', Pencil),
    offer('pay', Banknote, { disabled: isOwn }),
    offer('fund', Wallet),
    offer('refund', Undo2, { disabled: isOwn }),
    offer('links', Link, { disabled: !mayLetIn }),
    offer('reset', KeyRound, { disabled: !mayLetIn }),
    offer('loginAs', LogIn, { disabled: !actor || !can(actor, 'people.signInAs', student) }),
    offer('join', Merge, { disabled: isOwn || student.role !== roles.student }),
    offer('delete', Trash2, { tone: 'danger', disabled: isOwn }),
  ];
}
