import { type SQL, sql } from 'drizzle-orm';

/** What becomes of the rows that a column names a person in, when two accounts of theirs are joined. */
export type Joining =
  /** They go over; `unless` names what at most one row of each person has, where the other's row stays behind. */
  | { goes: readonly string[]; unless?: readonly string[]; where?: (into: number) => SQL }
  /** Joined by a rule of their own, in `store-joining.ts`. */
  | 'ruled'
  /** They end with the account. */
  | 'ends'
  /** They stay as they are, since they say what the account that ended did or was. */
  | 'stays';

const byId = { goes: ['id'] } as const;

/**
 * Every column that names a person, and what joining makes of it. In `where` a row is `t`. What stays behind is hidden, as with any deleted account, and goes when the person is erased.
 */
export const joinedTables: Readonly<Record<string, Joining>> = {
  // What the person did and has.
  'enrolments.user_id': 'ruled',
  'group_members.user_id': { goes: ['group_id'], unless: ['group_id'] },
  'seat_wishes.user_id': { goes: ['group_id'], unless: ['group_id'] },
  'presences.user_id': { goes: ['meeting_id'], unless: ['meeting_id'] },
  'grade_marks.user_id': { goes: ['column_id', 'month'], unless: ['column_id', 'month'] },
  // Attempts at a homework that both have handed in stay apart: they are numbered.
  'hand_ins.user_id': { goes: ['id'], unless: ['homework'] },
  'recording_consents.user_id': { goes: ['user_id'], unless: [] },
  'phrases.user_id': { goes: ['user_id'], unless: [] },
  'reminder_choices.user_id': { goes: ['user_id'], unless: [] },
  'meeting_reminders.user_id': {
    goes: ['meeting_id', 'stage', 'starts_at'],
    unless: ['meeting_id', 'stage', 'starts_at'],
  },
  'meeting_invitations.user_id': {
    goes: ['meeting_id', 'nth'],
    unless: ['meeting_id', 'nth'],
  },
  'daily_reminders.user_id': { goes: ['on_day'], unless: ['on_day'] },
  'lesson_progress.user_id': 'ruled',
  'exam_results.user_id': 'ruled',
  'exam_sittings.user_id': 'ruled',
  'exam_drafts.user_id': { goes: ['lesson_id'], unless: ['lesson_id'] },
  'certificates.user_id': { goes: ['id'], unless: ['template_id', 'issued_on'] },
  'comments.author_id': { goes: ['id'], unless: ['request_key'] },
  'own_words.user_id': { goes: ['word_id'], unless: ['word_id'] },
  'review_plans.user_id': { goes: ['user_id'], unless: [] },
  'review_cards.user_id': { goes: ['word_id', 'asks'], unless: ['word_id', 'asks'] },
  'exercise_cards.user_id': {
    goes: ['lesson_id', 'exercise_id'],
    unless: ['lesson_id', 'exercise_id'],
  },
  'review_logs.user_id': 'ruled',
  'exercise_logs.user_id': 'ruled',
  'game_rounds.user_id': 'ruled',
  'game_wins.user_id': { goes: ['day'], unless: ['day'] },
  'person_notes.user_id': byId,
  'message_recipients.user_id': { goes: ['message_id'], unless: ['message_id'] },
  'message_reads.user_id': { goes: ['message_id'], unless: ['message_id'] },
  'inboxes.user_id': 'ruled',
  // A mail that is on its way ends with its address; the message itself went over.
  'mail_deliveries.user_id': {
    goes: ['message_id'],
    unless: ['message_id'],
    where: () => sql`t.state not in ('waiting', 'sending')`,
  },
  'mail_refusals.user_id': { goes: ['kind'], unless: ['kind'] },
  'consents.user_id': { goes: ['version'], unless: ['version'] },
  // Nobody has brought themselves.
  'referrals.friend_id': {
    goes: ['friend_id'],
    unless: [],
    where: (into) => sql`t.referrer_id <> ${into}`,
  },
  'referrals.referrer_id': { goes: ['friend_id'], where: (into) => sql`t.friend_id <> ${into}` },
  'waiting_rewards.user_id': { goes: ['key'] },
  'waiting_rewards.friend_id': { goes: ['key'] },
  // What was paid, and what is on its way; the ledger is never rewritten.
  'card_payments.user_id': byId,
  'office_payments.user_id': byId,
  'invoices.user_id': byId,
  'student_prices.user_id': { goes: ['id'], unless: ['coupon_id'] },
  'refunds.user_id': byId,
  'payment_claims.user_id': byId,
  'payment_differences.user_id': byId,
  // Kept for the account alone whose owner has said so.
  'saved_cards.user_id': 'ends',
  'account_numbers.user_id': { goes: ['id'], unless: [] },
  'accounts.user_id': 'ruled',
  'payments.user_id': 'stays',
  'transfers.actor_id': 'stays',
  'joined_accounts.into_id': { goes: ['user_id'] },
  'joined_accounts.user_id': 'stays',
  'joined_accounts.joined_by': 'stays',
  // How they signed in.
  'sessions.user_id': 'ends',
  'devices.user_id': 'ends',
  'mailed_codes.user_id': 'ends',
  'email_verifications.user_id': 'ends',
  'authenticators.user_id': 'ends',
  'passkeys.user_id': 'ends',
  'passkey_challenges.user_id': 'ends',
  'pending_sign_ins.user_id': 'ends',
  'recovery_codes.user_id': 'ends',
  // Its address is a secret of that account; the one that stays makes its own.
  'calendar_feeds.user_id': 'ends',
  // Over within days by themselves.
  'data_copies.user_id': 'stays',
  'unfinished_uploads.user_id': 'stays',
  // Of the office and of teachers, whose accounts are not joined.
  // Whoever goes on to teach by the other account is put there by the office.
  'class_staff.user_id': 'stays',
  'office_staff.user_id': 'stays',
  'month_closings.closed_by': 'stays',
  'month_closings.reopened_by': 'stays',
  'groups.teacher_id': 'stays',
  'patterns.teacher_id': 'stays',
  'meetings.teacher_id': 'stays',
  'meetings.asked_by_id': 'stays',
  'presences.said_by_id': 'stays',
  'grade_marks.written_by_id': 'stays',
  'hand_ins.answered_by_id': 'stays',
  'replies.author_id': 'stays',
  'recordings.added_by_id': 'stays',
  'teacher_profiles.user_id': 'stays',
  'sessions.admin_id': 'stays',
  'settings.changed_by_id': 'stays',
  'person_notes.author_id': 'stays',
  'payment_claims.decided_by': 'stays',
  'payment_differences.settled_by': 'stays',
  'office_payments.taken_by': 'stays',
  'invoices.made_by': 'stays',
  'student_prices.given_by': 'stays',
  'coupons.made_by': 'stays',
  'refunds.asked_by': 'stays',
  'refunds.decided_by': 'stays',
  'disputes.answered_by': 'stays',
  'office_payments.decided_by': 'stays',
  'word_forms.tied_by': 'stays',
  'certificate_templates.deleted_by': 'stays',
  'certificates.assigned_by': 'stays',
  'certificates.revoked_by': 'stays',
  'replaced_certificates.replaced_by': 'stays',
  'certificate_assignments.assigned_by': 'stays',
  'assignment_revocations.begun_by': 'stays',
  'exam_results.marked_by': 'stays',
  'mark_changes.from_marked_by': 'stays',
  'mark_changes.changed_by': 'stays',
  'bank_exercises.added_by': 'stays',
  'bank_exercises.deleted_by': 'stays',
  'classes.deleted_by': 'stays',
  'lessons.deleted_by': 'stays',
  'comments.deleted_by': 'stays',
  'intakes.started_by': 'stays',
  'messages.sender_id': 'stays',
  'scheduled_messages.sender_id': 'stays',
  'message_templates.deleted_by': 'stays',
  // What has happened stays as it was written.
  'audit_log.actor_id': 'stays',
  'audit_log.subject_id': 'stays',
};
