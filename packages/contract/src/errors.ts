import { dictionary } from './language.ts';
import { gateWords, gateWordsInEnglish } from './lessons/gate-words.ts';

/**
 * Every refusal the server can answer: its stable code, its HTTP status and its words.
 * A refusal a person can act on is HTTP 200 with `status: false`; the rest says whose fault it is
 * by its status. Browser features switch on the code and show the message.
 */
export const errors = {
  // Malformed or foreign requests.
  invalid_input: [400, 'Something that was sent is not right.'],
  session_required: [401, 'Please sign in to continue.'],
  session_ended: [401, 'Your session has ended. Please sign in again.'],
  forbidden: [403, 'You may not do this.'],
  not_yours: [403, 'The e-mail sent does not belong to this session.'],
  not_as_student: [403, 'This cannot be done while signed in as a student.'],
  unknown_action: [404, 'There is no such call.'],
  not_found: [404, 'There is nothing here.'],
  too_large: [413, 'What was sent is too large.'],
  wrong_type: [415, 'This kind of content is not accepted here.'],
  too_many: [429, 'Too many attempts. Please wait a little and try again.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  unavailable: [503, 'A part of the service is not reachable right now. Please try again.'],

  // People.
  wrong_credentials: [200, 'The e-mail or the password is not right.'],
  email_taken: [
    200,
    'This e-mail cannot be used to sign up. If it is yours, sign in or reset the password.',
  ],
  phone_unknown: [400, 'This is not a phone number.'],
  second_factor_needed: [200, 'Prove that it is you by your authenticator app or a passkey.'],
  second_factor_wrong: [
    200,
    'This code is not right, or has been used. Wait for the next one and try again.',
  ],
  passkey_refused: [200, 'This passkey was not accepted. Try again or choose another way.'],
  second_step_over: [200, 'This has taken too long. Sign in with your password again.'],
  second_factor_missing: [
    403,
    'The institute requires a second factor. Set one up under Administration, Security.',
  ],
  second_factor_last: [
    200,
    'The institute requires a second factor. Add another one before you remove this.',
  ],
  set_up_over: [200, 'This set-up is over. Please begin it again.'],
  confirm_needed: [200, 'Please prove that it is you, then try again.'],
  code_wrong: [
    200,
    'The code is not right or has expired. Check the newest e-mail or ask for a new code.',
  ],
  code_needed: [200, 'Enter the 6-digit code we mailed you.'],
  sign_in_by_code: [
    429,
    'There have been too many attempts to sign in to this account. A mailed code shows that it is you.',
  ],
  codes_used_up: [
    429,
    'We mail no more codes to this address for now. The long code of the newest mail works, too.',
  ],
  password_common: [
    200,
    'This password is one of the most common ones, which are guessed first. Please choose another.',
  ],
  password_personal: [
    200,
    'A password must not hold the name or the e-mail of the person it belongs to.',
  ],
  link_expired: [
    200,
    'This link is not valid any more. Sign in and ask for a new mail in your profile.',
  ],
  phone_in_use: [
    200,
    'Somebody without an e-mail signs in with this number already. Give one of the two an e-mail.',
  ],
  way_in_missing: [200, 'Nobody can sign in without an e-mail or a phone number.'],
  administrator_without_email: [200, 'An administrator needs an e-mail.'],
  invitation_ended: [
    200,
    'This invitation has been used or is not valid any more. Sign in, or choose a new password.',
  ],
  nobody_let_in: [
    200,
    'Nobody chosen can be given a link: an administrator chooses their own password.',
  ],
  nobody_invited: [200, 'Everybody chosen has come in already.'],
  current_password_wrong: [200, 'The current password is not right.'],
  current_password_needed: [200, 'Enter your current password.'],
  student_not_found: [200, 'Student not found'],
  last_administrator: [200, 'The last administrator cannot be demoted or deleted.'],
  same_account: [200, 'Choose another account than this one.'],
  office_account: [200, 'Accounts of the office and of teachers are not joined with others.'],
  exam_under_way: [
    200,
    'The account that stays sits an exam now which the other has sat as well. Join them once it is handed in.',
  ],
  own_account: [200, 'You cannot demote or delete yourself.'],
  own_password: [200, 'Change your own password in your profile.'],
  not_of_colleague: [200, 'An administrator lets in whoever works or teaches here.'],
  not_of_administrator: [200, 'Administrators change their own e-mails and passwords.'],
  copy_too_soon: [200, 'You can ask for another copy a day after the last one.'],
  wallet_changed: [200, 'Your wallet has just changed. Please look again.'],
  session_not_found: [200, 'This session has ended already.'],
  email_in_use: [200, 'Another account uses this e-mail.'],
  not_acting: [200, 'You are signed in as yourself.'],
  not_onto_administrator: [200, 'You cannot sign in as an administrator.'],
  note_not_found: [200, 'This note is not there any more.'],
  student_changed: [200, 'The wallet of this student has just changed. Please look again.'],

  // Classes and enrolment.
  class_not_found: [200, 'Class not found'],
  class_closed: [200, 'Registration for this class has ended.'],
  class_inactive: [200, 'This class is not open for enrollment.'],
  already_enrolled: [200, 'You are already enrolled in this class.'],
  prerequisite_not_met: [200, 'Complete the prerequisite class first.'],
  insufficient_balance: [200, 'Insufficient wallet balance'],
  price_changed: [200, 'The price of this class has changed. Please look again.'],
  class_changed: [200, 'This class has been changed since you opened it.'],
  own_prerequisite: [200, 'A class cannot be a prerequisite to itself.'],
  class_joined: [200, 'Students have joined this class. It can be set inactive instead.'],
  class_paid_for: [200, 'Students have paid for this class. Look again at what deleting it ends.'],
  staff_administrator: [200, 'Administrators may do everything already.'],
  same_class: [200, 'Choose another class than the one they are in.'],
  already_in_class: [200, 'They are in the new class already.'],
  class_not_monthly: [200, 'This class is not paid by the month: a place in it has no end.'],
  day_out_of_reach: [200, 'Choose a day to come, within five years.'],
  lasts_longer: [200, 'It lasts until then already, or has no end.'],
  not_held: [200, 'None of these places is on hold.'],
  // Meetings.
  group_not_found: [200, 'There is no such group.'],
  group_of_everybody: [200, 'Everybody in the class is in this group.'],
  group_full: [200, 'The group has no seat left for that.'],
  in_other_group: [200, 'Somebody of them is in another group of the class.'],
  group_name_taken: [200, 'The class has a group of this name.'],
  group_needed: [200, 'Choose your time first.'],
  group_open: [200, 'There are seats in this group.'],
  group_fixed: [200, 'Ask the office to move you to another group.'],
  not_in_line: [200, 'They do not wait for this group any more.'],
  pattern_not_found: [200, 'There is no such weekly time.'],
  meeting_not_found: [200, 'There is no such meeting.'],
  meeting_over: [200, 'This meeting is over.'],
  meeting_cancelled: [200, 'This meeting is not held.'],
  meeting_not_begun: [200, 'This meeting opens 10 minutes before it begins.'],
  recording_kind: [415, 'This is no recording.'],
  recording_film: [200, 'No video can be taken here.'],
  meeting_in_room: [200, 'This meeting is held in a room. Enter the code that is shown there.'],
  meeting_code_wrong: [200, 'This is not the code of now. Look at the board and try again.'],
  excuse_late: [200, 'You can say so until an hour before. Please write to your teacher.'],
  presence_said: [200, 'Your teacher has said already whether you were there.'],
  place_on_hold: [200, 'Your place in this class is on hold.'],
  register_closed: [200, 'The register of this meeting is closed. Ask the office to change it.'],
  register_open: [200, 'The register of this meeting is open.'],
  meeting_changed: [200, 'Somebody has changed this meeting meanwhile. Please look at it again.'],
  teacher_not_found: [200, 'Nobody of this number teaches here.'],
  teacher_busy: [200, 'The teacher is in another meeting then.'],
  group_busy: [200, 'The group is in another meeting then.'],
  day_closed: [200, 'Nothing is held on that day.'],
  days_closed: [200, 'These days are closed already.'],
  report_changed: [200, 'Somebody has written something else meanwhile.'],
  closure_not_found: [200, 'There are no such closed days.'],
  not_in_class: [200, 'Nobody of them is in this class any more.'],
  slug_taken: [200, 'Another class has this address. Choose another one.'],
  prerequisite_circle: [200, 'These classes would be prerequisites of each other.'],

  // Card payment, refunds and the books.
  payment_unconfigured: [200, 'Payment configuration is missing'],
  class_free: [200, 'This class is free. Enroll without paying.'],
  payment_not_found: [200, 'There is no such payment.'],
  funding_not_found: [200, 'There is no such funding in this wallet.'],
  funding_taken_back: [200, 'Less than that is left of this funding. Please look again.'],
  funding_spent: [200, 'This wallet holds less than that. Take back what is there.'],
  not_refundable: [200, 'This payment cannot be returned.'],
  refund_not_found: [200, 'There is no such refund.'],
  refund_decided: [200, 'This has been dealt with meanwhile. Please look again.'],
  refund_too_large: [200, 'Less than that can go back this way. Please look again.'],
  settlement_not_found: [200, 'There is no such settlement.'],
  dispute_not_found: [200, 'There is no such dispute.'],
  dispute_answered: [200, 'This dispute has been answered already, or is over.'],
  card_not_kept: [200, 'This card cannot be kept: its bank does not let it be charged again.'],
  not_renewable: [200, 'Nothing of this class is paid by the month or in parts any more.'],
  charge_underway: [200, 'Your card is being charged for this. Please look again in a minute.'],
  payment_short: [200, 'This is less than the class costs, with what the wallet holds.'],
  waiver_too_large: [200, 'No more can be waived than is due.'],
  invoice_not_found: [200, 'There is no such invoice.'],
  invoice_settled: [200, 'Nothing is owed of this any more.'],
  invoice_cancelled: [200, 'This is owed no more.'],
  price_not_found: [200, 'There is no such price any more.'],
  coupon_not_found: [200, 'There is no such coupon.'],
  coupon_taken: [200, 'There is a coupon of this code already.'],
  coupon_unknown: [200, 'This code is not known here, is over, or is for another class.'],
  coupon_used_up: [200, 'All uses of this code are taken.'],
  coupon_used: [200, 'You have used this code already.'],
  payment_decided: [200, 'Somebody has dealt with this payment meanwhile.'],
  reference_taken: [200, 'A payment with this reference has been taken already.'],
  month_closed: [200, 'The books are closed up to that day. Choose a later one.'],
  month_not_over: [200, 'A month is closed once it is over.'],
  month_not_last: [200, 'Only the last month that is closed can be opened again.'],
  reason_missing: [200, 'Say why nothing is paid.'],
  claims_waiting: [
    200,
    'Five payments of yours wait to be confirmed. Send another once the institute has looked at one of them.',
  ],
  account_number_wrong: [
    200,
    'This is no account number of that bank: a digit is wrong, or the bank is another one. For a bank that numbers its accounts otherwise choose “Another bank”.',
  ],
  not_by_oneself: [200, 'Somebody else has to confirm what you took yourself.'],
  own_affairs: [200, 'Somebody else of the office has to do this for your own account.'],
  not_for_oneself: [200, 'Somebody else has to take a payment for your own account.'],
  already_refunded: [200, 'This payment has already been returned.'],
  difference_not_found: [200, 'This difference is not there any more.'],

  // Grades.
  scheme_changed: [200, 'Somebody has changed the scheme since you opened it.'],
  scheme_missing: [200, 'This class has no scheme of grades any more.'],
  marks_would_go: [200, 'Marks would go by this. Please look at it again.'],
  column_not_found: [200, 'No marks are written in this column any more.'],
  mark_too_high: [200, 'This is more than the column is worth.'],
  presets_full: [200, 'The institute keeps at most 50 schemes. Delete one first.'],
  preset_not_found: [200, 'There is no such scheme any more.'],

  // Lessons: the five gates (student specification, section 8).
  lesson_not_found: [200, 'Lesson not found'],
  trash_gone: [200, 'This cannot be brought back any more, or somebody has brought it back.'],
  class_in_trash: [200, 'The class of this lesson is deleted. Bring that back first.'],
  lesson_changed: [200, 'Somebody has changed this lesson since it was opened.'],
  lesson_in_blocks: [200, 'This lesson is made of blocks. Please reload the page to edit it.'],
  lesson_file_gone: [
    200,
    'A file of this lesson is not there any more. Please choose or record it again.',
  ],
  not_enrolled: [200, gateWordsInEnglish.not_enrolled],
  exam_pending: [200, gateWordsInEnglish.exam_pending],
  exam_not_passed: [200, gateWordsInEnglish.exam_not_passed],
  place_held: [200, gateWordsInEnglish.place_held],
  subscription_expired: [200, gateWordsInEnglish.subscription_expired],
  payment_overdue: [200, gateWordsInEnglish.payment_overdue],
  lesson_scheduled: [200, gateWordsInEnglish.lesson_scheduled],
  monthly_limit: [200, gateWordsInEnglish.monthly_limit],
  file_kind: [415, 'This file is not a PDF, picture, MP4 video or audio recording.'],
  picture_too_large: [200, 'Pictures may have at most 40 megapixels.'],
  upload_gone: [200, 'What had arrived of the file is not here any more. Please send it again.'],
  upload_moved: [409, 'The upload does not stand where this goes on.'],
  upload_over: [410, 'This upload was left for too long. Please begin it again.'],
  upload_version: [412, 'This version of the upload protocol is not spoken here.'],
  uploads_many: [429, 'Many of your uploads are under way. Finish or cancel some of them first.'],
  files_enough: [
    429,
    'This would be more than the {size} GB of files that a teacher stores within a day. Please go on tomorrow, or ask an administrator to send it.',
  ],
  file_exists: [200, 'Remove the existing file before adding another.'],

  // Students by the table.
  rows_missing: [200, 'There are no students in this table.'],
  rows_too_many: [200, 'A table holds at most 2,000 students. Import it in parts.'],
  classes_missing: [200, 'Choose at least one class.'],

  // Words.
  words_changed: [200, 'Somebody has changed the words of this lesson since you opened them.'],
  word_twice: [200, '{word} stands twice among the words of this lesson.'],
  words_too_many: [200, 'A lesson holds at most 60 words.'],
  form_of_others: [
    200,
    'Somebody else has tied this form to a word, for every class. They or an administrator can change that.',
  ],
  table_unreadable: [200, 'This table cannot be read. Copy it from a spreadsheet, or as CSV.'],

  // Answers that a teacher accepts.
  exercise_gone: [200, 'This exercise is not there any more, or asks for nothing that is typed.'],
  accepted_full: [200, 'An answer may be written in at most 12 ways. Take one back first.'],
  accepted_last: [200, 'One answer has to stay right.'],

  // The bank of a class.
  bank_exercise_not_found: [200, 'This exercise is not in the bank any more.'],
  bank_exercise_changed: [200, 'Somebody has changed this exercise since you opened it.'],
  bank_full: [200, 'A bank holds at most 2,000 exercises.'],
  bank_file_unreadable: [200, 'This file cannot be read in this format. Choose another format.'],
  bank_file_empty: [200, 'There are no exercises in it.'],
  bank_file_long: [200, 'A file holds at most 500 questions. Import it in parts.'],
  bank_too_small: [200, 'The bank holds fewer exercises than the exam draws.'],
  questions_answered: [
    200,
    'Students have begun this exam, so its questions stay. Copy them instead: no mark changes.',
  ],
  questions_too_many: [200, 'An exam holds at most 200 questions.'],
  questions_same_exam: [200, 'These questions are in this exam already.'],

  // Exams.
  not_an_exam: [200, 'This lesson is not an exam.'],
  already_submitted: [200, 'You have already submitted this exam.'],
  exam_begins_itself: [200, 'This exam needs no beginning. Open it and answer.'],
  exam_not_begun: [200, 'Begin the exam before you answer.'],
  exam_asks_nothing: [200, 'This exam has no questions now. Please tell your teacher.'],
  attempts_used: [200, 'You have no attempt left for this exam.'],
  attempt_waits: [200, 'The next attempt opens later.'],
  exam_time_over: [
    200,
    'The time was up. What was saved until then has been handed in; what came later is kept for your teacher.',
  ],
  answer_missing: [200, 'Please answer every question.'],
  theory_missing: [200, 'Please write your answer.'],
  image_needed: [200, 'Please upload your answer image'],
  image_unreadable: [200, 'This picture could not be read. Please choose another.'],
  one_answer_kind: [
    200,
    'You can only use one option: either type your answer in the textarea or upload an image of your answer. Both options cannot be used together.',
  ],
  result_not_found: [200, 'This exam has no result to mark.'],
  own_submission: [200, 'This exam is your own. Another teacher or an administrator marks it.'],
  already_marked: [200, 'Another marker has already marked this exam.'],
  mark_changed: [200, 'This mark has been changed meanwhile.'],
  mark_told: [200, 'The student has been told of this mark. Change it under Marked instead.'],

  // Homework.
  homework_not_found: [200, 'This homework is not there any more.'],
  homework_empty: [200, 'There is nothing in it yet.'],
  homework_way: [
    200,
    'Part of this is of a kind that this homework does not take. Take it out, and hand in the rest.',
  ],
  homework_line_gone: [
    200,
    'Part of this reads a line that is not in this homework any more. Take it out, and hand in the rest.',
  ],
  homework_closed: [200, 'The last day of this homework is over.'],
  homework_used: [200, 'You have handed this in as often as it may be.'],
  homework_file: [200, 'Homework of a meeting has no files.'],
  consent_needed: [200, 'Please read first who can hear your recording.'],
  take_kind: [415, 'This is no recording or picture that can be taken.'],
  take_long: [200, 'This recording is longer than it may be.'],
  take_not_found: [200, 'This recording is not there any more.'],
  hand_in_not_found: [200, 'There is no such hand-in.'],
  hand_in_changed: [200, 'Somebody else has answered this meanwhile. Please look at it again.'],
  mark_missing: [200, 'Please give the points first.'],
  answer_told: [200, 'The student has been told of this answer. Answer it once more instead.'],
  replies_enough: [200, 'There are 100 replies to this already.'],

  // Comments, messages and certificates.
  no_discussion: [200, 'An exam has no discussion.'],
  comment_not_found: [200, 'This comment is not there any more.'],
  letters_not_found: [404, 'There are no such letters.'],
  letters_closed: [200, 'Nobody writes in this conversation any more.'],
  letter_empty: [200, 'Write something, or choose a picture.'],
  letter_report_not_found: [200, 'There is no such report, or somebody has closed it.'],
  message_not_read: [200, 'Failed to mark message as read'],
  recipients_missing: [200, 'Please select at least one recipient'],
  recipients_unknown: [200, 'These emails are not registered: {emails}'],
  message_template_not_found: [200, 'This template is not there any more.'],
  send_time_past: [200, 'This time is over. Choose a later one.'],
  scheduled_gone: [200, 'This message has been sent or cancelled by now.'],
  template_missing: [200, 'Please select a certificate template'],
  template_not_found: [200, 'This certificate template is not there any more.'],
  students_missing: [200, 'Please select at least one student'],
  certificate_not_found: [200, 'No certificate has this code.'],
  certificate_revoked: [200, 'This certificate has been revoked already.'],
  assignment_not_found: [200, 'This assignment of certificates is not there.'],

  // Settings.
  settings_changed: [200, '{name} has changed some of these settings meanwhile.'],

  // Quiz.
  quiz_off: [200, 'The institute has switched the quiz off.'],
  daily_limit_reached: [200, 'You have already won today! Come back tomorrow for another chance.'],
  not_won: [200, 'Answer every question correctly and in time to win the reward.'],
  network_has_won: [
    200,
    'Somebody on the same internet connection has been paid for a win today. Play on for practice: a win of yours can be paid on another day.',
  ],
  too_fast: [
    200,
    'This round was answered faster than anyone reads, so it is not paid. Take your time with the next one.',
  ],
  email_unverified: [
    200,
    'Rewards are paid once your e-mail is verified. Verify it in your profile, then ask again.',
  ],
  rewards_given_out: [
    200,
    'Today’s rewards are given out. Play on for practice, and come back tomorrow to win.',
  ],
  question_order: [400, 'Answer the questions in their order.'],
  round_over: [404, 'This round is over. Start a new one.'],
} as const satisfies Record<string, readonly [http: number, message: string]>;

export type ErrorCode = keyof typeof errors;

/** The words of every refusal by its code, in the language shown; `{name}` in them is filled in. */
export const errorWords: Readonly<Record<ErrorCode, string>> = {
  ...dictionary('errors', wordsByCode()),
  ...gateWords,
};

function wordsByCode(): Readonly<Record<ErrorCode, string>> {
  const entries = Object.entries(errors).map(([code, [, message]]) => [code, message]);
  return Object.fromEntries(entries.filter(([code = '']) => !Object.hasOwn(gateWords, code)));
}

/** The one error the product throws on purpose. Anything else that is thrown is our own fault (500). */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly httpStatus: number;
  /** Seconds after which a throttled call may be tried again. */
  readonly retryAfter: number | undefined;

  /** `message` replaces the code's own words where they need a name, a date or a field in them. */
  constructor(code: ErrorCode, message?: string, options: { retryAfter?: number } = {}) {
    super(message ?? errorWords[code]);
    this.name = 'AppError';
    this.code = code;
    this.httpStatus = errors[code][0];
    this.retryAfter = options.retryAfter;
  }
}
