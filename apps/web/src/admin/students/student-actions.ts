import {
  type AbilityActor,
  type AbilityName,
  can,
  reachOf,
  roles,
} from '@institute/contract/auth/abilities';
import type { Student } from '@institute/contract/people/students';
import {
  Banknote,
  BriefcaseBusiness,
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

/**
 * What somebody may do with a student, of what their powers allow; what cannot be done with oneself or
 * another administrator stands there for none to press (rulings, section 2).
 */
export function actionsFor(
  student: Student,
  actor: AbilityActor | null,
  show: (name: DialogName) => void,
): readonly Action[] {
  const isOwn = student.id === actor?.userId;
  const may = (ability: AbilityName) => actor !== null && reachOf(actor, ability) !== 'none';
  const offer = (name: DialogName, icon: Action['icon'], more: Partial<Action> = {}): Action => ({
    label: text[name].action,
    onSelect: () => show(name),
    ...(icon && { icon }),
    ...more,
  });
  const mayLetIn = actor !== null && !isOwn && can(actor, 'people.resetPassword', student);
  const loginAs = { disabled: !actor || !can(actor, 'people.signInAs', student) };
  const isColleague = isOwn || student.role !== roles.student;
  const offers: readonly [AbilityName, Action][] = [
    ['people.change', offer('edit', Pencil)],
    ['money.move', offer('pay', Banknote, { disabled: isOwn })],
    ['money.move', offer('fund', Wallet)],
    ['money.move', offer('refund', Undo2, { disabled: isOwn })],
    ['people.resetPassword', offer('links', Link, { disabled: !mayLetIn })],
    ['people.resetPassword', offer('reset', KeyRound, { disabled: !mayLetIn })],
    ['people.signInAs', offer('loginAs', LogIn, loginAs)],
    ['staff.change', offer('powers', BriefcaseBusiness, { disabled: isColleague })],
    ['people.change', offer('join', Merge, { disabled: isColleague })],
    ['people.change', offer('delete', Trash2, { tone: 'danger', disabled: isOwn })],
  ];
  return offers.flatMap(([ability, action]) => (may(ability) ? [action] : []));
}
