import type { Channel } from '@institute/contract/messages/channels';
import type { Tx } from '../../../platform/db.ts';
import { MOST_CLOCKS, type Notices, otherClocks } from '../../../ports-notices.ts';
import { expandNext, insertMailing, mailToEach } from '../mail/store.ts';
import {
  insertMessage,
  insertMessages,
  insertRecipientOfEach,
  insertRecipients,
} from '../sending/store.ts';
import {
  commentAnsweredWords,
  examMarkedWords,
  homeworkAnsweredWords,
  homeworkGivenWords,
  letterCameWords,
  letterWaitsWords,
  type NoticeWords,
} from './present.ts';
import {
  invoiceChangedWords,
  invoiceDueWords,
  invoiceMadeWords,
  invoicePaidWords,
} from './present-invoices.ts';
import {
  meetingAnsweredWords,
  meetingInvitedWords,
  meetingsChangedWords,
  meetingsComingWords,
  recordingHeardWords,
  registerAnsweredWords,
  seatLapsedWords,
  seatOfferedWords,
  seatWithdrawnWords,
  toldAgain,
} from './present-meetings.ts';
import {
  claimRefusedWords,
  fundingTakenBackWords,
  paymentDiffersWords,
  paymentKeptWords,
  paymentReturnedWords,
  paymentTakenWords,
  placePaidWords,
  refundMovedWords,
  transferKeptWords,
} from './present-money.ts';
import {
  classDeletedWords,
  classRestoredWords,
  placedInClassWords,
  placeEndedWords,
  placeExtendedWords,
  placeHeldWords,
  placeMovedWords,
  placePromotedWords,
  placeResumedWords,
} from './present-places.ts';
import {
  renewalComingWords,
  renewalDeclinedWords,
  renewalPaidWords,
  renewalStoppedWords,
} from './present-renewals.ts';
import { lessonNames } from './store.ts';

/** News for students from the product itself. */
export interface Notice extends NoticeWords {
  to: readonly number[];
  /** What it is about and links to; a lesson brings its class along. */
  lessonId?: number;
  /** A comment under that lesson. */
  commentId?: number;
  classId?: number | null;
  /** The homework of that lesson, or of a meeting, by its word. */
  homework?: string;
  /** Told once for good under this key. */
  onceKey?: string;
  /** Whether it goes by mail as well, with the next round of mails that wait: within ten minutes. */
  isMailed?: boolean;
  /** Whom another mail tells it. */
  notMailed?: ReadonlySet<number>;
}

/** The same news in the words of each zone, those of most people first. */
function byWords(people: ReadonlyMap<string, number[]>, wordsIn: (zone: string) => NoticeWords) {
  const several = new Map<string, NoticeWords & { to: number[] }>();
  for (const [zone, userIds] of people) {
    const words = wordsIn(zone);
    const same = several.get(words.body);
    if (same) same.to.push(...userIds);
    else several.set(words.body, { ...words, to: [...userIds] });
  }
  return [...several.values()].sort((a, b) => b.to.length - a.to.length);
}

/**
 * Puts news into inboxes inside the transaction that makes them true, so that neither stands
 * without the other. Returns false when its key has been used.
 */
export const sendNotice = async (tx: Tx, sentAt: Date, notice: Notice): Promise<boolean> =>
  (await writeNotice(tx, sentAt, notice)) !== null;

/** The same, and gives the number of the message; null when its key has been used. */
async function writeNotice(tx: Tx, sentAt: Date, notice: Notice): Promise<number | null> {
  const { to, subject, body, lessonId = null, classId = null } = notice;
  const { commentId = null, homework = null, onceKey = null, notMailed } = notice;
  const mailed = notMailed ? to.filter((id) => !notMailed.has(id)) : to;
  const isMailed = notice.isMailed === true && mailed.length > 0;
  const message = { subject, body, lessonId, commentId, classId, homework, onceKey, sentAt };
  const channels: readonly Channel[] = isMailed ? ['inApp', 'email'] : ['inApp'];
  const way = { isPopup: false, channels, toAll: false, recipientCount: to.length };
  const id = await insertMessage(tx, { ...message, ...way, senderId: null }, null);
  if (id === null) return null;
  await insertRecipients(tx, { id, isPopup: false }, to);
  if (isMailed) {
    await insertMailing(tx, { messageId: id, recipientIds: [...mailed], total: mailed.length });
    for (let more = true; more; ) more = await expandNext(tx, id, sentAt);
  }
  return id;
}

/**
 * The same for many people at once, each with a message of their own under a key, by mail as well: as many statements
 * as for one. The keys that had not been used.
 */
async function sendToEach(
  tx: Tx,
  sentAt: Date,
  several: readonly (NoticeWords & { to: number; classId: number | null; onceKey: string })[],
): Promise<ReadonlySet<string>> {
  if (several.length === 0) return new Set();
  const way = { isPopup: false, toAll: false, recipientCount: 1, senderId: null };
  const ids = await insertMessages(
    tx,
    several.map(({ to: _to, ...message }) => ({
      ...{ ...message, ...way, lessonId: null, commentId: null, sentAt },
      channels: ['inApp', 'email'],
    })),
  );
  const sent = several.flatMap(({ to, onceKey }) => {
    const id = ids.get(onceKey);
    return id === undefined ? [] : [{ id, to }];
  });
  if (sent.length > 0) {
    await insertRecipientOfEach(tx, sent);
    await mailToEach(tx, sent, sentAt);
  }
  return new Set(ids.keys());
}

/** What the domains left of messages tell students (see `ports-notices.ts`). */
export const notices: Notices = {
  async examMarked(tx, at, { userId, lessonId, totalScore, comment, change }) {
    const names = await lessonNames(tx, lessonId);
    const words = examMarkedWords({ ...names, total: totalScore, comment, change });
    await sendNotice(tx, at, { ...words, to: [userId], lessonId });
  },
  async commentAnswered(tx, at, { userId, lessonId, commentId, by, answer }) {
    const names = await lessonNames(tx, lessonId);
    const words = commentAnsweredWords({ ...names, by, answer });
    await sendNotice(tx, at, { ...words, to: [userId], lessonId, commentId });
  },
  async letterCame(tx, at, { userId, classId, ...news }) {
    await sendNotice(tx, at, { isMailed: true, ...letterCameWords(news), to: [userId], classId });
  },
  async letterWaits(tx, at, { userId, classId, ...news }) {
    await sendNotice(tx, at, { isMailed: true, ...letterWaitsWords(news), to: [userId], classId });
  },
  async paymentKept(tx, at, { userId, classId, ...news }) {
    await sendNotice(tx, at, { ...paymentKeptWords(news), to: [userId], classId });
  },
  async paymentDiffers(tx, at, { userId, reason }) {
    await sendNotice(tx, at, { ...paymentDiffersWords(reason), to: [userId] });
  },
  async paymentReturned(tx, at, { userId, ...news }) {
    await sendNotice(tx, at, { ...paymentReturnedWords(news), to: [userId] });
  },
  async refundMoved(tx, at, { userId, ...news }) {
    const words = refundMovedWords(news);
    if (words) await sendNotice(tx, at, { ...words, to: [userId] });
  },
  async paymentTaken(tx, at, { userId, classId, ...news }) {
    await sendNotice(tx, at, { ...paymentTakenWords(news), to: [userId], classId });
  },
  async transferKept(tx, at, { userId, classId, ...news }) {
    await sendNotice(tx, at, { ...transferKeptWords(news), to: [userId], classId });
  },
  async claimRefused(tx, at, { userId, ...news }) {
    await sendNotice(tx, at, { ...claimRefusedWords(news), to: [userId] });
  },
  async placePaid(tx, at, { userId, classId, ...news }) {
    await sendNotice(tx, at, { ...placePaidWords(news), to: [userId], classId });
  },
  async invoicePaid(tx, at, { userId, classId, ...news }) {
    await sendNotice(tx, at, { ...invoicePaidWords(news), to: [userId], classId });
  },
  async invoiceMade(tx, at, { userId, classId, ...news }) {
    await sendNotice(tx, at, { isMailed: true, ...invoiceMadeWords(news), to: [userId], classId });
  },
  async invoicesDue(tx, at, several) {
    const told = several.map(({ userId: to, classId, onceKey, ...news }) => ({
      ...{ ...invoiceDueWords(news), to, classId, onceKey },
    }));
    return (await sendToEach(tx, at, told)).size;
  },
  async invoiceChanged(tx, at, { userId, classId, ...news }) {
    await sendNotice(tx, at, {
      isMailed: true,
      ...invoiceChangedWords(news),
      to: [userId],
      classId,
    });
  },
  async renewalComing(tx, at, { userId, classId, ...news }) {
    const words = renewalComingWords(news);
    await sendNotice(tx, at, { isMailed: true, ...words, to: [userId], classId });
  },
  async renewalPaid(tx, at, { userId, classId, ...news }) {
    await sendNotice(tx, at, { ...renewalPaidWords(news), to: [userId], classId });
  },
  async renewalDeclined(tx, at, { userId, classId, ...news }) {
    const words = renewalDeclinedWords(news);
    await sendNotice(tx, at, { isMailed: true, ...words, to: [userId], classId });
  },
  async renewalStopped(tx, at, { userId, classId, ...news }) {
    const words = renewalStoppedWords(news);
    await sendNotice(tx, at, { isMailed: true, ...words, to: [userId], classId });
  },
  async fundingTakenBack(tx, at, { userId, ...news }) {
    await sendNotice(tx, at, { ...fundingTakenBackWords(news), to: [userId] });
  },
  async placedInClass(tx, at, { className, classId, userIds }) {
    await sendNotice(tx, at, { ...placedInClassWords({ className }), to: userIds, classId });
  },
  async placeEnded(tx, at, { userIds, ...news }) {
    await sendNotice(tx, at, { isMailed: true, ...placeEndedWords(news), to: userIds });
  },
  async placeMoved(tx, at, { userIds, to, ...news }) {
    const words = placeMovedWords({ ...news, toClass: to.name });
    await sendNotice(tx, at, { isMailed: true, ...words, to: userIds, classId: to.id });
  },
  async placePromoted(tx, at, { userIds, to, ...news }) {
    const words = placePromotedWords({ ...news, toClass: to.name });
    await sendNotice(tx, at, { isMailed: true, ...words, to: userIds, classId: to.id });
  },
  async meetingsChanged(tx, at, { userIds, zones, invited, classId, ...news }) {
    const way = { isMailed: true, notMailed: invited, classId };
    const people = new Map<string, number[]>();
    for (const userId of userIds) {
      const zone = zones.get(userId) ?? news.zone;
      const own = people.get(zone);
      if (own) own.push(userId);
      else people.set(zone, [userId]);
    }
    const [most, ...others] = byWords(people, (zone) => meetingsChangedWords(news, zone));
    const { to, ...words } = most ?? { ...meetingsChangedWords(news, news.zone), to: userIds };
    const rest = others.slice(MOST_CLOCKS).flatMap((one) => one.to);
    const id = await writeNotice(tx, at, { ...way, ...words, to: [...to, ...rest] });
    if (id === null) throw new Error('a change was not told');
    for (const [nth, one] of others.slice(0, MOST_CLOCKS).entries()) {
      await sendNotice(tx, at, { ...way, ...one, onceKey: otherClocks(id, nth) });
    }
    return id;
  },
  async meetingInvited(tx, at, { userId, ...news }) {
    const words = meetingInvitedWords(news);
    const about = { lessonId: null, classId: null, senderId: null, onceKey: null, sentAt: at };
    const reach = { isPopup: false, toAll: false, recipientCount: 1 };
    const message = { ...words, ...about, ...reach, channels: ['email' as const] };
    const id = await insertMessage(tx, message, null);
    if (id === null) throw new Error('an invitation was not written');
    await mailToEach(tx, [{ id, to: userId }], at);
    return id;
  },
  async meetingAnswered(tx, at, { userId, classId, ...news }) {
    const words = meetingAnsweredWords(news);
    await sendNotice(tx, at, { isMailed: true, ...words, to: [userId], classId });
  },
  async registerAnswered(tx, at, { userId, classId, ...news }) {
    const words = registerAnsweredWords(news);
    await sendNotice(tx, at, { isMailed: true, ...words, to: [userId], classId });
  },
  async meetingsChangedAgain(tx, at, { userIds, subject, ...news }) {
    const again = toldAgain(subject);
    return sendNotice(tx, at, { ...news, subject: again, to: userIds });
  },
  async meetingsComing(tx, at, { userId, isMailed, classId, ...news }) {
    const words = meetingsComingWords(news);
    const id = await writeNotice(tx, at, { ...words, isMailed, to: [userId], classId });
    if (id === null) throw new Error('a reminder was not written');
    return id;
  },
  async homeworkGiven(tx, at, { userIds, lessonId, classId, homework, ...news }) {
    const about = { ...(lessonId === null ? { classId } : { lessonId }), homework };
    const onceKey = `homework ${homework}`;
    await sendNotice(tx, at, { ...homeworkGivenWords(news), to: userIds, ...about, onceKey });
  },
  async homeworkAnswered(tx, at, { userId, lessonId, classId, homework, ...news }) {
    const about = { ...(lessonId === null ? { classId } : { lessonId }), homework };
    await sendNotice(tx, at, { ...homeworkAnsweredWords(news), to: [userId], ...about });
  },
  async recordingHeard(tx, at, { userIds, classId, onceKey, ...news }) {
    await sendNotice(tx, at, { ...recordingHeardWords(news), to: userIds, classId, onceKey });
  },
  async seatOffered(tx, at, { userId, classId, ...news }) {
    await sendNotice(tx, at, { isMailed: true, ...seatOfferedWords(news), to: [userId], classId });
  },
  async seatLapsed(tx, at, { userId, classId, ...news }) {
    await sendNotice(tx, at, { isMailed: true, ...seatLapsedWords(news), to: [userId], classId });
  },
  async seatWithdrawn(tx, at, { userId, classId, ...news }) {
    const said = seatWithdrawnWords(news);
    await sendNotice(tx, at, { isMailed: true, ...said, to: [userId], classId });
  },
  async placeHeld(tx, at, { userIds, classId, ...news }) {
    await sendNotice(tx, at, { isMailed: true, ...placeHeldWords(news), to: userIds, classId });
  },
  async placeResumed(tx, at, { userIds, classId, ...news }) {
    await sendNotice(tx, at, { isMailed: true, ...placeResumedWords(news), to: userIds, classId });
  },
  async placeExtended(tx, at, { userIds, classId, ...news }) {
    await sendNotice(tx, at, { isMailed: true, ...placeExtendedWords(news), to: userIds, classId });
  },
  async classDeleted(tx, at, { className, userIds }) {
    await sendNotice(tx, at, { ...classDeletedWords({ className }), to: userIds });
  },
  async classRestored(tx, at, { classId, className, userIds }) {
    await sendNotice(tx, at, { ...classRestoredWords({ className }), to: userIds, classId });
  },
};
