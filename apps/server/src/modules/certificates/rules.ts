import { plainTyped } from '@institute/contract/text/typed';

/** Letters and digits of a certificate's code. */
export const CODE_LENGTH = 12;

/** A code as it is stored and printed, `ABCD-EFGH-JKLM`, from what was drawn or typed. */
export function formatCode(typed: string): string {
  const plain = plainTyped(typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
  return plain.replace(/(.{4})(?=.)/g, '$1-');
}

/** A student to be given a certificate, and the classes it is given for. */
export interface Holder {
  userId: number;
  name: string;
  classNames: readonly string[];
}

/** Students, and for each the names of the classes it is given for, by name. */
export function holdersWith(
  students: readonly { userId: number; name: string }[],
  members: readonly { userId: number; className: string }[],
): Holder[] {
  const names = new Map<number, string[]>();
  for (const { userId, className } of members) {
    names.set(userId, [...(names.get(userId) ?? []), className]);
  }
  return students.map((student) => ({ ...student, classNames: names.get(student.userId) ?? [] }));
}
