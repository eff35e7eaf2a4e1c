import { AppError } from '@institute/contract/errors';
import { type AuditNote, type Context, signedIn } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { readableCode } from '../../platform/random.ts';
import { classByRef } from '../classes/index.ts';
import { sendNotice } from '../messages/index.ts';
import { certificateWords } from './present.ts';
import {
  CODE_LENGTH,
  fillContent,
  formatCode,
  type Holder,
  longDate,
  mergeHolders,
} from './rules.ts';
import { insertCertificates, membersOf, templateToUse, usersByIds } from './store.ts';

/** Who is given which certificate. */
export interface Assignment {
  templateId: number | null;
  /** Replaces the template's own content; finds the template when no id was sent. */
  content: string;
  /** 'YYYY-MM-DD'. */
  issuedOn: string;
  studentIds: readonly number[];
  classIds: readonly number[];
}

/** Rows of one statement. */
const BATCH = 500;

/**
 * Gives a certificate to students and to everyone in classes, and tells those who did not hold it
 * already: the same template, student and date is assigned once (rulings §7). Returns their number.
 * Errors: students_missing, template_missing, student_not_found, class_not_found.
 */
export async function assignCertificate(
  context: Context,
  { templateId, content, issuedOn, studentIds, classIds }: Assignment,
): Promise<number> {
  const { userId: assignedBy } = signedIn(context);
  if (studentIds.length + classIds.length === 0) throw new AppError('students_missing');
  const assignedAt = context.clock.now();
  const note: AuditNote = { details: {} };
  return context.transaction(async (tx) => {
    const template = await templateToUse(tx, { id: templateId, content });
    if (!template) throw new AppError('template_missing');
    const holders = await holdersOf(tx, studentIds, classIds);
    const certificate = (holder: Holder) => ({
      code: formatCode(readableCode(CODE_LENGTH)),
      userId: holder.userId,
      templateId: template.id,
      holder: holder.name,
      title: template.title,
      content: fillContent(content || template.content, {
        name: holder.name,
        class: holder.classNames.join(', '),
        date: longDate(issuedOn),
      }),
      footer: template.footer,
      issuedOn,
      assignedAt,
      assignedBy,
    });
    const given: number[] = [];
    for (let at = 0; at < holders.length; at += BATCH) {
      const rows = holders.slice(at, at + BATCH).map(certificate);
      given.push(...(await insertCertificates(tx, rows)));
    }
    if (given.length > 0) {
      const words = certificateWords(template.title, issuedOn);
      await sendNotice(tx, assignedAt, { ...words, to: given });
    }
    note.details = { template: template.id, issuedOn, assigned: given.length, classIds };
    return given.length;
  }, note);
}

async function holdersOf(
  tx: Tx,
  studentIds: readonly number[],
  classIds: readonly number[],
): Promise<Holder[]> {
  const wanted = [...new Set(studentIds)];
  const chosen = await usersByIds(tx, wanted);
  if (chosen.length < wanted.length) throw new AppError('student_not_found');
  for (const id of classIds) {
    if (!(await classByRef(tx, String(id)))) throw new AppError('class_not_found');
  }
  return mergeHolders(chosen, await membersOf(tx, [...new Set(classIds)]));
}
