import type { OfficePower, Teaching } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import type { Config } from './config.ts';
import type { Background } from './platform/background.ts';
import type { CardProviders } from './platform/card-provider.ts';
import type { ChatModel } from './platform/chat-model.ts';
import type { Clock } from './platform/clock.ts';
import type { Database, Tx } from './platform/db.ts';
import type { Draining } from './platform/draining.ts';
import type { ErrorNotes } from './platform/error-notes.ts';
import type { ReceivedFile } from './platform/file-store.ts';
import type { Files } from './platform/files.ts';
import type { Jobs } from './platform/jobs.ts';
import type { Logger } from './platform/log.ts';
import type { Mailer } from './platform/mail.ts';
import type { Push } from './platform/push.ts';
import type { SoundMaker } from './platform/sounds.ts';
import type { VersionCache } from './platform/version-cache.ts';
import type { WebPush } from './platform/web-push.ts';
import type {
  CourseProgress,
  DailyReview,
  GroupSeats,
  JoiningAtSignUp,
  MonthsOfPlaces,
  OfficePayments,
  PersonalData,
  PracticeTimes,
  QuizRounds,
} from './ports.ts';
import type { Notices } from './ports-notices.ts';

/** Everything the product reaches the world through; made once at start, replaced in tests. */
export interface Services {
  config: Config;
  db: Database;
  clock: Clock;
  files: Files;
  mailer: Mailer;
  /** Work that is done after the response. */
  jobs: Jobs;
  /** Proposes grades of theory answers; null when no provider is configured. */
  chatModel: ChatModel | null;
  /** Takes the sound out of recordings; null where ffmpeg is not installed. */
  sounds: SoundMaker | null;
  /** The card payment providers; cards are off while none is set. */
  cardProviders: CardProviders;
  /** Who tells people's devices; null while push is off. */
  push: Push | null;
  /** Tells the devices that ring, through the push services of their browsers. */
  webPush: WebPush;
  background: Background;
  /** Whether this process is about to stop. */
  draining: Draining;
  /** What this process has made of the database and keeps until that changes. */
  cache: VersionCache;
  log: Logger;
  /** What this process logs as errors, counted for the page that shows them. */
  errors: ErrorNotes;
  /** What classes need to know of lessons, which stand to their right. */
  progress: CourseProgress;
  /** What classes need to know of the seats of groups, which stand to their right. */
  seats: GroupSeats;
  /** What signing up needs of classes, which stand to its right. */
  joining: JoiningAtSignUp;
  /** What paying an invoice needs of places, which stand to its right. */
  months: MonthsOfPlaces;
  /** What lessons need to know of the quiz, which stands to their right. */
  quiz: QuizRounds;
  /** What lessons need to know of daily practice, which stands to their right. */
  practice: PracticeTimes;
  /** What domains left of messages tell students. */
  notices: Notices;
  /** What exams tell the daily review. */
  review: DailyReview;
  /** What domains right of people keep about a person. */
  personalData: PersonalData;
  officePayments: OfficePayments;
}

/** A live user with the balance of the wallet in kobo. */
export interface Account {
  id: number;
  name: string;
  email: string | null;
  phone: string;
  role: number;
  referralCode: string;
  joinedAt: Date;
  /** When the account is to be erased, as its owner asked. */
  erasesAt: Date | null;
  pushEpoch: number;
  balance: number;
}

/** Who acts, as the session says and nothing else. */
export interface Actor {
  userId: number;
  /** All of the account, as it was when the session was read; null for programs. */
  account: Account | null;
  name: string;
  /** Empty for somebody who has none. */
  email: string;
  /** The e-mail, or the phone number of somebody without one: what attempts are counted by. */
  signInName: string;
  /** One of the contract's `roles`, read from the database on this request. */
  role: number;
  sessionId: number;
  /** When the person last proved that it is they; null when that is not known. */
  confirmedAt: Date | null;
  /** Whether an administrator is signed in as this person. */
  isImpersonated: boolean;
  /** The classes that the person teaches, read on this request. */
  teaches: readonly Teaching[];
  /** The powers of the office that the person holds, read on this request. */
  office: readonly OfficePower[];
  /** The administrator signed in as this student, if so. */
  admin: { id: number; name: string } | null;
}

/** The browser of a request, by what its cookies and headers say; none of it is to be believed. */
export interface Browser {
  /** Cookie of a device on which somebody has signed in before; names nobody by itself. */
  deviceKey: string | null;
  /** Cookie of the request to which a mailed code belongs. */
  codeRequest: string | null;
  /** What it calls itself, cut to a sensible length. */
  userAgent: string;
}

/** What a use case works with: the services, who acts, and the transaction that keeps the record. */
export interface Context extends Services {
  actor: Actor | null;
  /** Address of the client, for throttling. */
  address: string;
  browser: Browser;
  /** Names the sign-in whose second step waits in this browser; null when none does. */
  stepToken: string | null;
  /** Tells the log whose account a call without a session is about. */
  noteAccount(userId: number): void;
  /** The action word of calls where it is an argument. */
  action: string;
  /** Files of a multipart call by field; removed after the call unless a use case kept them. */
  uploads: Readonly<Record<string, ReceivedFile>>;
  /**
   * Runs `work` in one transaction, tried again when the database found a deadlock. A write of an
   * administrator leaves its audit row in the same transaction, so neither stands without the other.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, audit?: AuditNote): Promise<T>;
  /**
   * The same for `work` that is one statement, which needs no transaction around it unless an audit
   * row belongs to it.
   */
  statement<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** What the audit row of a transaction says beyond who and when. */
export interface AuditNote {
  /** User the act was done to, if it was one. */
  subjectId?: number | null;
  /** Class it was done in; without it the first of those that the handler declares. */
  classId?: number | null;
  details?: Record<string, unknown>;
}

/** The acting user of a call that needs a session. */
export function signedIn(context: Context): Actor {
  if (!context.actor) throw new AppError('session_required');
  return context.actor;
}
