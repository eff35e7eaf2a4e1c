import { holdsWords, searchWords } from '@institute/contract/arabic/fold-arabic';
import { type AbilityActor, type AbilityName, reachOf } from '@institute/contract/auth/abilities';
import type { Found } from '@institute/contract/reports/reports';
import { pathTo } from '@institute/contract/routes';
import {
  certifyClassState,
  certifyState,
} from '../../domains/certificates/certificate-handover.ts';
import { NEW_CLASS } from '../../domains/classes/new-class-place.ts';
import { handOver } from '../../domains/messages/message-handover.ts';
import { studentDialogs, TAKE_PAYMENT } from '../../domains/people/student-dialogs.ts';
import { studentPath } from '../../domains/people/student-path.ts';
import { recipientOf } from '../../domains/people/students-model.ts';
import { IMPORT_STUDENTS } from '../../domains/roster/import-place.ts';
import { KEYS_LIST } from '../keys-place.ts';
import { text } from './text.ts';

/** Where an act leads: an address, and what goes along with it. */
export interface Way {
  to: string;
  state?: unknown;
}

/** Something that can be done from the search. What it can be done to has its way; `alone`, without any. */
export interface Act {
  id: keyof typeof text.acts;
  ability: AbilityName;
  alone?: Way;
  student?: (student: Found['students'][number]) => Way;
  class?: (item: Found['classes'][number]) => Way;
}

/** The acts in their order. Each is found by its name and by the other words of its text. */
const acts: readonly Act[] = [
  {
    id: 'enrol',
    ability: 'places.change',
    student: ({ id }) => ({ to: studentPath(id) + studentDialogs.enrol }),
  },
  {
    id: 'fund',
    ability: 'money.move',
    student: ({ id }) => ({ to: studentPath(id) + studentDialogs.fund }),
  },
  {
    id: 'pay',
    ability: 'money.move',
    alone: { to: pathTo('payments') + TAKE_PAYMENT },
    student: ({ id }) => ({ to: studentPath(id) + studentDialogs.pay }),
  },
  {
    id: 'refund',
    ability: 'payments.manage',
    // Which payment is chosen there.
    student: ({ name }) => ({
      to: `${pathTo('payments')}?${new URLSearchParams({ search: name, type: 'debit' })}`,
    }),
  },
  {
    id: 'message',
    ability: 'messages.send',
    student: (student) => ({
      to: pathTo('sentMessages'),
      state: handOver([recipientOf(student)]),
    }),
    class: ({ id }) => ({ to: `${pathTo('sentMessages')}?class=${id}` }),
  },
  {
    id: 'certify',
    ability: 'certificates.manage',
    student: (student) => ({ to: pathTo('certificates'), state: certifyState([student]) }),
    class: ({ id, name }) => ({ to: pathTo('certificates'), state: certifyClassState(id, name) }),
  },
  {
    id: 'newClass',
    ability: 'classes.add',
    alone: { to: pathTo('managedClasses') + NEW_CLASS },
  },
  {
    id: 'addStudents',
    ability: 'people.change',
    alone: { to: pathTo('students') + IMPORT_STUDENTS },
  },
  { id: 'confirm', ability: 'payments.manage', alone: { to: pathTo('claims') } },
  { id: 'keys', ability: 'office.enter', alone: { to: pathTo('office') + KEYS_LIST } },
];

/** The acts that some words name, among those that a person may do; none for no words. */
export function actsBy(search: string, actor: AbilityActor): Act[] {
  const words = searchWords(search);
  if (words.length === 0) return [];
  return acts.filter(({ id, ability }) => {
    const { name, words: others } = text.acts[id];
    return reachOf(actor, ability) !== 'none' && holdsWords(`${name} ${others}`, words);
  });
}

/** Letters by which an act before a name is known. */
const ENOUGH = 3;

/** The act with which some words begin, and what follows it: "enrol amina"; null where they begin with none. */
export function actWithin(search: string, actor: AbilityActor): { act: Act; rest: string } | null {
  const [first = '', ...rest] = search.trim().split(/\s+/);
  if (first.length < ENOUGH || rest.length === 0) return null;
  const act = actsBy(first, actor).find((one) => one.student || one.class);
  return act ? { act, rest: rest.join(' ') } : null;
}
