import { can } from '@institute/contract/auth/abilities';
import type { DataOf } from '@institute/contract/call';
import { AppError } from '@institute/contract/errors';
import type { getStudentRecord } from '@institute/contract/reports/student-record';
import { type Context, signedIn } from '../../../context.ts';
import {
  deviceNames,
  hasPassword,
  isVerified,
  presentStudent,
  sessionsOf,
  userById,
} from '../../auth/index.ts';
import { notesAbout } from '../notes/store.ts';

/** What this domain knows of a person for the office: of the account, its browsers, and the notes. */
type StudentFile = Pick<DataOf<typeof getStudentRecord>, 'student' | 'places' | 'notes'>;

/**
 * A live person as the office sees them on their own page: browsers and notes are not for whoever sees
 * their money alone. Errors: student_not_found.
 */
export async function studentFile(context: Context, id: number): Promise<StudentFile> {
  const { db, clock, config } = context;
  const actor = signedIn(context);
  const sees = { money: can(actor, 'payments.manage'), study: can(actor, 'people.manage') };
  const row = await userById(db, id);
  if (!row) throw new AppError('student_not_found');
  const [verified, isIn, places, notes] = await Promise.all([
    isVerified(db, id),
    hasPassword(db, id),
    sees.study ? sessionsOf(db, id, clock.now()) : [],
    sees.study ? notesAbout(db, id) : [],
  ]);
  return {
    student: {
      ...presentStudent(row, config.timeZone, sees.money),
      isVerified: verified,
      isInvited: !isIn,
      erasesAt: row.erasesAt,
    },
    places: places.map((place) => ({
      id: place.id,
      ...deviceNames(place.userAgent),
      signedInAt: place.createdAt,
      lastSeenAt: place.lastSeenAt,
    })),
    notes: notes.map((note) => ({
      id: note.id,
      body: note.body,
      author: note.author,
      authorId: note.accountId,
      isOwn: note.authorId === actor.userId,
      at: note.createdAt,
    })),
  };
}
