/**
 * Some rows of a table that are copied for the person they are about: a file of the archive.
 * `where` is SQL about a row `t`, in which `:me` stands for the person's id.
 */
export interface CopiedRows {
  /** Name of the file, in plain words. */
  file: string;
  where: string;
  /** Columns that refer to a person and by which these rows are found. */
  owners: readonly string[];
  /** Columns that are left out, with the reason. */
  without?: Readonly<Record<string, string>>;
}

const secret = 'A secret of the sign-in: a copy of it would be a key to the account.';

const keyOfDevice = 'A key of the device: whoever has it makes it ring.';
const others = 'Names another person.';
const office = 'Names who in the office did it.';

const keyOfForm = 'Of the form by which the office took it.';

const keys = 'Questions of the institute with their keys';

const mine = (file: string, without?: CopiedRows['without']): readonly CopiedRows[] => [
  { file, where: 't.user_id = :me', owners: ['user_id'], ...(without && { without }) },
];

/**
 * No row of an exam that its student may still sit, as for the cards of practice (`askedExercise` of
 * words/review): what was right in one attempt would be the key of the next.
 */
const whenExamIsOver = (lessonId: string) => `not exists (select 1 from lessons l
  where l.id = ${lessonId} and l.kind = 'exam' and (
    l.attempts > (select count(*) from exam_results r where r.user_id = :me and r.lesson_id = l.id)
    or exists (select 1 from exam_sittings s
      where s.user_id = :me and s.lesson_id = l.id and s.ended_at is null)))`;

/** The person's account, and those that were joined with it. */
const mineAndJoined = '(select :me union select user_id from joined_accounts where into_id = :me)';

const practised = (file: string): readonly CopiedRows[] => [
  {
    file,
    where: `t.user_id = :me and ${whenExamIsOver('t.lesson_id')}`,
    owners: ['user_id'],
  },
];

/** What the copy of one's own data holds, table by table (decision 050). */
export const copiedTables: Readonly<Record<string, readonly CopiedRows[]>> = {
  users: [
    {
      file: 'account',
      where: 't.id = :me',
      owners: [],
      without: { password_hash: secret, search_text: 'Name, e-mail and phone once more.' },
    },
  ],
  sessions: [
    {
      file: 'where-you-are-signed-in',
      // An administrator who is signed in as the person sits at a device of their own.
      where: 't.user_id = :me and t.admin_id is null',
      owners: ['user_id'],
      without: { sid_hash: secret, token_hash: secret },
    },
  ],
  push_subscriptions: [
    {
      file: 'devices-that-ring',
      where: 't.session_id in (select id from sessions where user_id = :me and admin_id is null)',
      owners: [],
      without: { endpoint: keyOfDevice, p256dh: keyOfDevice, auth: keyOfDevice, name: keyOfDevice },
    },
  ],
  devices: mine('known-devices', { key_hash: secret }),
  mailed_codes: mine('mailed-codes', {
    request_hash: secret,
    code_hash: secret,
    long_code_hash: secret,
  }),
  email_verifications: mine('email-verification', { link_hash: secret, code_hash: secret }),
  authenticators: mine('authenticator', { secret, pending_secret: secret }),
  passkeys: mine('passkeys', { public_key: secret }),
  recovery_codes: mine('recovery-codes', { code_hash: secret }),
  audit_log: [
    {
      file: 'acts-recorded',
      where: 't.actor_id = :me or t.subject_id = :me',
      owners: ['actor_id', 'subject_id'],
      without: { actor_id: office, subject_id: others },
    },
  ],
  referrals: [
    {
      file: 'who-brought-you',
      where: 't.friend_id = :me',
      owners: ['friend_id'],
      without: { referrer_id: others },
    },
    {
      file: 'whom-you-brought',
      where: 't.referrer_id = :me',
      owners: ['referrer_id'],
      without: { friend_id: others, signed_up_from: 'Where another person signed up from.' },
    },
  ],
  waiting_rewards: mine('rewards-that-wait', { friend_id: others, key: others }),
  accounts: [{ file: 'wallet', where: `t.user_id in ${mineAndJoined}`, owners: ['user_id'] }],
  transfers: [
    {
      file: 'wallet-movements',
      where: `t.actor_id = :me or exists (select 1 from accounts a where a.user_id in ${mineAndJoined}
        and a.id in (t.debit_account_id, t.credit_account_id))`,
      owners: ['actor_id'],
      without: { actor_id: office, search_text: 'The description once more.' },
    },
  ],
  card_payments: mine('card-payments'),
  account_numbers: mine('account-number'),
  saved_cards: mine('card-you-have-kept', { sealed_code: 'By which the card is charged.' }),
  renewals: [
    {
      file: 'classes-paid-by-themselves',
      where: 't.place_id in (select e.id from enrolments e where e.user_id = :me)',
      owners: [],
    },
  ],
  card_charges: [
    {
      file: 'charges-of-your-card',
      where: 't.payment_id in (select p.id from card_payments p where p.user_id = :me)',
      owners: [],
    },
  ],
  office_payments: mine('payments-taken-by-the-institute', {
    ...{ taken_by: office, decided_by: office, note: office },
    ...{ request_key: keyOfForm, order_hash: keyOfForm, token: secret },
  }),
  invoices: mine('what-you-owe-and-have-paid', {
    ...{ made_by: office, request_key: keyOfForm },
    reminded: 'How many reminders have gone out.',
  }),
  student_prices: mine('what-you-pay-less', { given_by: office, request_key: keyOfForm }),
  invoice_settlements: [
    {
      file: 'what-has-paid-what-you-owe',
      where: 't.invoice_id in (select i.id from invoices i where i.user_id = :me)',
      owners: [],
      without: {},
    },
  ],
  disputes: [
    {
      file: 'payments-you-have-disputed',
      where: 't.payment_id in (select p.id from card_payments p where p.user_id = :me)',
      owners: [],
      without: { answered_by: office, message: office, problem: office },
    },
  ],
  payment_claims: mine('payments-you-said-to-have-made', {
    decided_by: office,
    ...{ picture_hash: 'Of the picture; it says nothing by itself.' },
    ...{ request_key: keyOfForm, order_hash: keyOfForm },
  }),
  refunds: mine('money-sent-back-to-you', {
    ...{ asked_by: office, decided_by: office, problem: office, token: secret },
    ...{ request_key: keyOfForm, order_hash: keyOfForm },
  }),
  payment_differences: mine('card-payments-looked-into', { settled_by: office, note: office }),
  joined_accounts: [
    {
      file: 'accounts-joined',
      where: 't.into_id = :me',
      owners: ['into_id'],
      without: {
        joined_by: office,
        record: 'Names of rows; what they hold stands in the other files.',
        ...{ request_key: keyOfForm, order_hash: keyOfForm },
      },
    },
  ],
  consents: mine('terms-agreed-to'),
  person_notes: mine('notes-of-the-institute', {
    author_id: office,
    added_by: office,
  }),
  mail_refusals: mine('mail-you-do-not-want'),
  enrolments: mine('classes-joined'),
  group_members: mine('groups-of-classes'),
  seat_wishes: mine('seats-you-wait-for'),
  presences: mine('meetings-you-were-at', { said_by_id: office }),
  grade_marks: mine('marks-you-were-given', { written_by_id: office }),
  hand_ins: mine('homework-handed-in', {
    ...{ answered_by_id: office, before: office },
    sending: 'Of the form that was sent, with its key.',
  }),
  takes: [
    {
      file: 'recordings-and-pictures-handed-in',
      where: 't.hand_in_id in (select id from hand_ins where user_id = :me)',
      owners: [],
      without: { sending: 'Of the form that was sent, with its key.' },
    },
  ],
  replies: [
    {
      file: 'replies-to-your-homework',
      where: 't.hand_in_id in (select id from hand_ins where user_id = :me)',
      owners: [],
      without: { author_id: office, sending: 'Of the form that was sent, with its key.' },
    },
  ],
  recording_consents: mine('being-recorded-agreed-to'),
  phrases: mine('phrases-you-say-often'),
  reminder_choices: mine('how-you-are-reminded'),
  meeting_reminders: mine('meetings-you-were-reminded-of'),
  daily_reminders: mine('days-on-which-you-were-reminded'),
  meeting_invitations: mine('meetings-you-were-invited-to'),
  calendar_feeds: mine('calendar-you-have-asked-for', {
    key_hash: 'A secret: whoever has it reads when you meet.',
  }),
  class_staff: mine('classes-you-teach'),
  office_staff: mine('what-you-may-do-in-the-office'),
  unfinished_uploads: mine('uploads-under-way', { parts: 'Names of what lies in the storage.' }),
  teacher_profiles: mine('how-students-see-you'),
  lesson_progress: mine('lessons-opened'),
  exam_drafts: mine('exams-begun'),
  exam_results: mine('exams-handed-in', { marked_by: office }),
  exam_sittings: mine('exam-attempts-begun', {
    drawn: `${keys}; what was answered stands with the exam.`,
  }),
  machine_marks: [
    {
      file: 'automatic-marks',
      // What a machine thinks is no mark, and its reasons tell of the model answer.
      where: `t.verdict = 'marked' and exists (select 1 from exam_results of_me
        where of_me.id = t.result_id and of_me.user_id = :me and of_me.theory_score is not null
          and ${whenExamIsOver('of_me.lesson_id')})`,
      owners: [],
    },
  ],
  mark_changes: [
    {
      file: 'marks-given',
      // One that may still be undone, or was, has not been told.
      where: `t.told_at is not null
        and t.result_id in (select id from exam_results where user_id = :me)`,
      owners: [],
      without: {
        changed_by: office,
        from_marked_by: office,
        request_key: 'Names a form that somebody in the office has sent.',
      },
    },
  ],
  certificates: mine('certificates', { assigned_by: office, revoked_by: office }),
  replaced_certificates: [
    {
      file: 'certificates-replaced',
      where: 't.certificate_id in (select id from certificates where user_id = :me)',
      owners: [],
      without: { replaced_by: office },
    },
  ],
  comments: [
    {
      file: 'comments',
      where: 't.author_id = :me',
      owners: ['author_id'],
      without: { deleted_by: office },
    },
  ],
  messages: [
    {
      file: 'messages-to-you',
      where: `t.id in (select message_id from message_recipients where user_id = :me)
        or t.id in (select message_id from message_reads where user_id = :me)
        or t.id in (select message_id from mail_deliveries where user_id = :me)
        or t.to_all and t.sent_at >= (select joined_at from users where id = :me)`,
      owners: [],
      without: { sender_id: office, search_text: 'Subject and text once more.' },
    },
  ],
  message_recipients: mine('messages-sent-to-you-alone'),
  message_reads: mine('messages-you-read'),
  mail_deliveries: mine('mails-of-messages'),
  inboxes: mine('inbox-counts'),
  own_words: mine('words-you-added'),
  review_plans: mine('practice-settings'),
  review_logs: mine('practice'),
  review_cards: mine('words-you-practise'),
  exercise_logs: practised('practice-of-exercises'),
  exercise_cards: practised('exercises-you-practise'),
  game_rounds: mine('quiz-rounds', {
    questions: `${keys}, those of a round that is still open among them; what was answered stands in quiz-answers.`,
  }),
  game_answers: [
    {
      file: 'quiz-answers',
      where: 't.round_id in (select id from game_rounds where user_id = :me)',
      owners: [],
    },
  ],
  game_wins: mine('quiz-wins'),
};

const institute = 'The institute’s own: it is about nobody.';
const teaches = 'Names who teaches it; which classes one teaches stands in classes-you-teach.';
const counts = 'Counts of many people together.';
const minutes = 'Of a sign-in under way: it lives for minutes and holds nothing but its secret.';

/** Tables, and columns that refer to people, of which no copy is made, with the reason. */
export const notCopied: Readonly<Record<string, string>> = {
  backups: institute,
  bank_exercises: institute,
  'bank_exercises.added_by': office,
  book_checks: institute,
  certificate_templates: institute,
  classes: institute,
  coupons: institute,
  word_forms: institute,
  'word_forms.tied_by': office,
  'joined_accounts.joined_by': office,
  'joined_accounts.user_id': 'The account that ended; it stands in the copy of the one that stays.',
  closures: institute,
  groups: institute,
  patterns: institute,
  meetings: institute,
  'groups.teacher_id': teaches,
  'patterns.teacher_id': teaches,
  'meetings.teacher_id': teaches,
  'meetings.asked_by_id': 'Names who teaches it and asked the office about it.',
  'presences.said_by_id': office,
  grade_schemes: institute,
  grade_columns: institute,
  grade_presets: institute,
  'grade_marks.written_by_id': office,
  'hand_ins.answered_by_id': office,
  'replies.author_id': 'What teachers say is about others; it goes to them.',
  recordings:
    'The sound of hours of many people together: whoever has a place hears it in the class.',
  'recordings.added_by_id': office,
  former_class_slugs: institute,
  push_deliveries: 'Which of your messages rang on which of your devices.',
  error_notes: 'Faults of the program by kind, without what anybody sent.',
  lesson_files: institute,
  month_closings: institute,
  'month_closings.closed_by': office,
  'month_closings.reopened_by': office,
  lessons: institute,
  questions: institute,
  reconciliations: institute,
  provider_settlements: institute,
  provider_settlement_payments: institute,
  secrets: institute,
  settings: 'The institute’s own; who in the office saved one last stands in the acts recorded.',
  'settings.changed_by_id': office,
  table_versions: institute,
  upkeep: institute,
  alerts: institute,
  digests: institute,
  words: institute,
  class_totals: counts,
  exam_queue_days: counts,
  exam_queues: counts,
  invoice_totals: counts,
  payment_titles: counts,
  payment_totals: counts,
  reward_days: counts,
  user_days: counts,
  user_totals: counts,
  certificate_assignments:
    'An act of the office about many people; one’s own certificates are there.',
  assignment_revocations: 'An act of the office about many certificates; one’s own are there.',
  intakes: 'An act of the office about many people, who are in it only while it goes on.',
  roster_columns: 'Heads of columns of the office’s sheets.',
  place_acts: 'Numbers of what an act of the office about many people came to.',
  message_templates: institute,
  scheduled_messages: 'An act of the office to many people, who are in it only until it is sent.',
  mailings: 'An act of the office to many people; the mails to the person are there.',
  payments: 'The wallet’s movements once more, as the office lists them.',
  data_copies: 'This very copy.',
  'person_notes.author_id': 'What the office notes is about others; it goes to them.',
  passkey_challenges: minutes,
  pending_sign_ins: minutes,
  throttles: 'Counts of attempts by hashes and addresses, gone within a day.',
  'certificates.assigned_by': office,
  'certificates.revoked_by': office,
  'replaced_certificates.replaced_by': office,
  'mark_changes.changed_by': office,
  'mark_changes.from_marked_by': office,
  'exam_results.marked_by': office,
  'comments.deleted_by': office,
  'payment_differences.settled_by': office,
  'office_payments.taken_by': office,
  'office_payments.decided_by': office,
  'payment_claims.decided_by': office,
  'invoices.made_by': office,
  'student_prices.given_by': office,
  'coupons.made_by': office,
  'refunds.asked_by': office,
  'refunds.decided_by': office,
  'disputes.answered_by': office,
  'messages.sender_id': 'Written for the institute; it stands in the acts recorded.',
  'sessions.admin_id': 'An administrator signed in as the person, or the person as a student.',
  'waiting_rewards.friend_id': 'Another person’s reward.',
};
