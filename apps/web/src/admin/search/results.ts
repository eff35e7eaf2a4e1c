import { holdsWords, searchWords } from '@institute/contract/arabic/fold-arabic';
import { type AbilityActor, reachOf } from '@institute/contract/auth/abilities';
import { signInNameOf } from '@institute/contract/auth/user';
import { receiptName } from '@institute/contract/payments/ways';
import type { Found } from '@institute/contract/reports/reports';
import { pathTo } from '@institute/contract/routes';
import { studentPath, studentWalletPath } from '../../domains/people/student-path.ts';
import { adminEntries } from '../nav-entries.ts';
import type { Act } from './acts.ts';
import { text } from './text.ts';

/** Something that was found, and where it stands. */
export interface Result {
  key: string;
  group: keyof typeof text.groups;
  to: string;
  /** What goes along with the address. */
  state?: unknown;
  title: string;
  detail: string;
  /** The act that is chosen first, and then whom it is done to. */
  act?: Act;
}

/** Whom and what an act can be done to, among what was found. */
export function resultsOfAct({ id, ...act }: Act, found: Found): Result[] {
  const { name } = text.acts[id];
  return [
    ...(act.student ? found.students : []).map((student) => ({
      ...{ key: `${id}-student-${student.id}`, group: 'students' as const },
      ...{ to: '', ...act.student?.(student) },
      ...{ title: student.name, detail: `${name} · ${signInNameOf(student)}` },
    })),
    ...(act.class ? found.classes : []).map((item) => ({
      ...{ key: `${id}-class-${item.id}`, group: 'classes' as const },
      ...{ to: '', ...act.class?.(item) },
      ...{ title: item.name, detail: `${name} · ${item.category}` },
    })),
  ];
}

/** Acts, as results: those that need nobody lead on at once. */
export const resultsOfActs = (acts: readonly Act[]): Result[] =>
  acts.map((act) => ({
    ...{ key: `act-${act.id}`, group: 'acts', title: text.acts[act.id].name },
    ...(act.alone
      ? { ...act.alone, detail: '' }
      : { to: '', act, detail: act.class ? text.needs.class : text.needs.student }),
  }));

/** What the server found, as results in the order in which they are shown. */
export function resultsOf(found: Found): Result[] {
  return [
    ...found.students.map(({ id, name, email, phone }) => ({
      ...{ key: `student-${id}`, group: 'students' as const, to: studentPath(id) },
      ...{ title: name, detail: signInNameOf({ email, phone }) },
    })),
    ...found.classes.map(({ id, name, category }) => ({
      ...{ key: `class-${id}`, group: 'classes' as const, to: pathTo('managedClass', { id }) },
      ...{ title: name, detail: category },
    })),
    ...found.lessons.map(({ id, classId, subject, className }) => ({
      ...{ key: `lesson-${id}`, group: 'lessons' as const },
      to: pathTo('managedLesson', { classId, lessonId: id }),
      ...{ title: subject, detail: className },
    })),
    ...found.payments.map(({ reference, studentId, name, hasReceipt }) => ({
      ...{ key: `payment-${reference}`, group: 'payments' as const },
      title: receiptName(reference),
      to: hasReceipt ? pathTo('receipt', { reference }) : studentWalletPath(studentId),
      detail: `${name} (${hasReceipt ? text.receipt : text.noReceipt})`,
    })),
  ];
}

/** The pages of the office and the parts of its settings that some words name; all pages for none. */
export function pagesBy(search: string, actor: AbilityActor): Result[] {
  const words = searchWords(search);
  const isNamed = (names: string) => holdsWords(names, words);
  const group = 'pages' as const;
  const mine = adminEntries.filter(({ ability }) => reachOf(actor, ability) !== 'none');
  const pages = mine
    .filter(({ label }) => isNamed(label))
    .map(({ page, label }) => ({ key: page, group, to: pathTo(page), title: label, detail: '' }));
  if (words.length === 0 || !mine.some(({ page }) => page === 'settings')) return pages;
  const partsOf = (parts: Record<string, { name: string; words: string }>, tab: string) =>
    Object.entries(parts)
      .filter(([, part]) => isNamed(`${text.setting(part.name)} ${part.words}`))
      .map(([id, { name }]) => ({
        ...{ key: `settings-${id}`, group, to: `${pathTo('settings')}${tab}#${id}` },
        ...{ title: text.setting(name), detail: '' },
      }));
  return [...pages, ...partsOf(text.settings, ''), ...partsOf(text.publicPages, '?tab=public')];
}
