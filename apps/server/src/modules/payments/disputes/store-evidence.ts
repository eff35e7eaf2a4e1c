import { and, desc, eq, isNull, lte, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/db.ts';
import {
  classes,
  groups,
  lessonProgress,
  lessons,
  meetings,
  messageReads,
  messageRecipients,
  messages,
  presences,
  sessions,
} from '../../../schema/index.ts';

/** How many of each stand in the evidence. */
const MOST = 100;

/** Where and when somebody has signed in; nobody who was signed in as them. */
export const signInsOf = (db: Database, userId: number) =>
  db
    .select({
      at: sessions.createdAt,
      seenAt: sessions.lastSeenAt,
      by: sessions.userAgent,
      from: sessions.address,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.adminId)))
    .orderBy(desc(sessions.createdAt))
    .limit(MOST);

/** The lessons that somebody has opened. */
export const lessonsOpenedBy = (db: Database, userId: number) =>
  db
    .select({ at: lessonProgress.viewedAt, lesson: lessons.subject, className: classes.name })
    .from(lessonProgress)
    .innerJoin(lessons, eq(lessons.id, lessonProgress.lessonId))
    .innerJoin(classes, eq(classes.id, lessonProgress.classId))
    .where(eq(lessonProgress.userId, userId))
    .orderBy(desc(lessonProgress.viewedAt))
    .limit(MOST);

/** What somebody was sent by themselves, and when they have read it. */
export const messagesTo = (db: Database, userId: number, until: Date) =>
  db
    .select({ at: messages.sentAt, subject: messages.subject, readAt: messageReads.readAt })
    .from(messageRecipients)
    .innerJoin(messages, eq(messages.id, messageRecipients.messageId))
    .leftJoin(
      messageReads,
      and(eq(messageReads.messageId, messages.id), eq(messageReads.userId, userId)),
    )
    .where(and(eq(messageRecipients.userId, userId), lte(messages.sentAt, until)))
    .orderBy(desc(messages.id))
    .limit(MOST);

/** The live meetings that somebody was at, or not, as it was noted; none that is not held. */
export const presencesOf = (db: Database, userId: number) =>
  db
    .select({
      at: meetings.startsAt,
      className: classes.name,
      state: presences.state,
      arrivedAt: presences.arrivedAt,
    })
    .from(presences)
    .innerJoin(meetings, eq(meetings.id, presences.meetingId))
    .innerJoin(groups, eq(groups.id, meetings.groupId))
    .innerJoin(classes, eq(classes.id, groups.classId))
    .where(
      and(
        ...[eq(presences.userId, userId), ne(presences.source, 'asked')],
        ne(meetings.state, 'cancelled'),
      ),
    )
    .orderBy(desc(meetings.startsAt))
    .limit(MOST);
