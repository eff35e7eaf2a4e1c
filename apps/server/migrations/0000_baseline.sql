-- The tables of the institute, from which every later migration goes on. Their functions and triggers
-- stand in src/schema/sql (docs/decisions/027-functions-and-triggers-as-files.md).
CREATE TABLE certificate_assignments (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  request_key text,
  template_id integer NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  footer text NOT NULL,
  issued_on date NOT NULL,
  student_ids jsonb NOT NULL,
  class_ids jsonb NOT NULL,
  total integer NOT NULL,
  processed integer DEFAULT 0 NOT NULL,
  assigned integer DEFAULT 0 NOT NULL,
  reached integer DEFAULT 0 NOT NULL,
  assigned_at timestamp with time zone NOT NULL,
  assigned_by integer NOT NULL,
  finished_at timestamp with time zone,
  CONSTRAINT certificate_assignments_request_key_unique UNIQUE(request_key),
  CONSTRAINT certificate_assignments_count CHECK (certificate_assignments.assigned between 0 and certificate_assignments.processed)
);

CREATE TABLE certificate_templates (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  title text NOT NULL,
  content text NOT NULL,
  footer text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone
);

CREATE TABLE certificates (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  code text NOT NULL,
  user_id integer NOT NULL,
  template_id integer NOT NULL,
  holder text NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  footer text NOT NULL,
  issued_on date NOT NULL,
  assigned_at timestamp with time zone NOT NULL,
  assigned_by integer NOT NULL,
  CONSTRAINT certificates_code_unique UNIQUE(code)
);

CREATE TABLE class_totals (
  class_id integer PRIMARY KEY NOT NULL,
  students integer DEFAULT 0 NOT NULL,
  views integer DEFAULT 0 NOT NULL
);

CREATE TABLE classes (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  rand text NOT NULL,
  name text NOT NULL,
  category text NOT NULL,
  about text NOT NULL,
  is_premium boolean NOT NULL,
  price bigint NOT NULL,
  is_monthly boolean NOT NULL,
  monthly_lesson_limit integer NOT NULL,
  registration_closes_at timestamp with time zone,
  is_active boolean NOT NULL,
  prerequisite_id integer,
  links text NOT NULL,
  lesson_total integer DEFAULT 0 NOT NULL,
  added_by text,
  created_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  CONSTRAINT classes_rand_unique UNIQUE(rand),
  CONSTRAINT classes_added_by_unique UNIQUE(added_by),
  CONSTRAINT classes_price_not_negative CHECK (classes.price >= 0),
  CONSTRAINT classes_free_costs_nothing CHECK (classes.is_premium or classes.price = 0),
  CONSTRAINT classes_not_own_prerequisite CHECK (classes.prerequisite_id <> classes.id)
);

CREATE TABLE enrolments (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  class_id integer NOT NULL,
  enrolled_at timestamp with time zone NOT NULL,
  subscription_ends_at timestamp with time zone,
  periods integer DEFAULT 1 NOT NULL
);

CREATE TABLE comments (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  lesson_id integer NOT NULL,
  author_id integer NOT NULL,
  parent_id integer,
  body text NOT NULL,
  request_key text,
  created_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone
);

CREATE TABLE exam_drafts (
  user_id integer NOT NULL,
  lesson_id integer NOT NULL,
  answers jsonb NOT NULL,
  theory_text text NOT NULL,
  written_at bigint NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  CONSTRAINT exam_drafts_user_id_lesson_id_pk PRIMARY KEY(user_id,lesson_id)
);

CREATE TABLE exam_queue_days (
  day date PRIMARY KEY NOT NULL,
  waiting integer NOT NULL,
  CONSTRAINT exam_queue_days_not_negative CHECK (exam_queue_days.waiting >= 0)
);

CREATE TABLE exam_queues (
  lesson_id integer PRIMARY KEY NOT NULL,
  waiting integer NOT NULL,
  CONSTRAINT exam_queues_not_negative CHECK (exam_queues.waiting >= 0)
);

CREATE TABLE exam_results (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  user_id integer NOT NULL,
  lesson_id integer NOT NULL,
  class_id integer NOT NULL,
  objective_answers jsonb NOT NULL,
  objective_score numeric(5, 2),
  has_theory boolean NOT NULL,
  theory_text text NOT NULL,
  theory_image text,
  theory_score numeric(5, 2),
  total_score numeric(5, 2),
  submitted_at timestamp with time zone NOT NULL,
  marked_at timestamp with time zone,
  marked_by integer,
  is_waiting boolean DEFAULT false NOT NULL,
  awaits_machine boolean DEFAULT false NOT NULL,
  CONSTRAINT exam_results_one_answer_kind CHECK (exam_results.theory_image is null or exam_results.theory_text = ''),
  CONSTRAINT exam_results_scores CHECK (exam_results.theory_score between 0 and 100 and exam_results.objective_score between 0 and 100 and exam_results.total_score between 0 and 100)
);

CREATE TABLE machine_marks (
  result_id integer PRIMARY KEY NOT NULL,
  verdict text NOT NULL,
  score integer,
  confidence numeric(4, 3),
  reason text NOT NULL,
  model text NOT NULL,
  considered_at timestamp with time zone NOT NULL,
  overruled_at timestamp with time zone,
  CONSTRAINT machine_marks_verdict_known CHECK (machine_marks.verdict in ('marked', 'left')),
  CONSTRAINT machine_marks_whole CHECK (machine_marks.verdict = 'left' or machine_marks.score is not null),
  CONSTRAINT machine_marks_in_range CHECK (machine_marks.score between 0 and 100 and machine_marks.confidence between 0 and 1)
);

CREATE TABLE game_answers (
  round_id integer NOT NULL,
  question smallint NOT NULL,
  option smallint NOT NULL,
  is_correct boolean NOT NULL,
  in_time boolean NOT NULL,
  answered_at timestamp with time zone NOT NULL,
  CONSTRAINT game_answers_round_id_question_pk PRIMARY KEY(round_id,question)
);

CREATE TABLE game_rounds (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  rand text NOT NULL,
  user_id integer NOT NULL,
  level text NOT NULL,
  state text NOT NULL,
  questions jsonb NOT NULL,
  opened_at timestamp with time zone NOT NULL,
  CONSTRAINT game_rounds_rand_unique UNIQUE(rand),
  CONSTRAINT game_rounds_level_known CHECK (game_rounds.level in ('easy', 'intermediate', 'hard')),
  CONSTRAINT game_rounds_state_known CHECK (game_rounds.state in ('open', 'abandoned', 'won'))
);

CREATE TABLE game_wins (
  user_id integer NOT NULL,
  day date NOT NULL,
  round_id integer NOT NULL,
  amount bigint NOT NULL,
  claimed_at timestamp with time zone NOT NULL,
  CONSTRAINT game_wins_user_id_day_pk PRIMARY KEY(user_id,day),
  CONSTRAINT game_wins_round_id_unique UNIQUE(round_id),
  CONSTRAINT game_wins_amount CHECK (game_wins.amount >= 0)
);

CREATE TABLE accounts (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  user_id integer,
  balance bigint DEFAULT 0 NOT NULL,
  CONSTRAINT accounts_kind_known CHECK ((accounts.kind = 'wallet') = (accounts.user_id is not null)),
  CONSTRAINT accounts_wallet_not_negative CHECK (accounts.kind <> 'wallet' or accounts.balance >= 0)
);

CREATE TABLE transfers (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  debit_account_id integer NOT NULL,
  credit_account_id integer NOT NULL,
  amount bigint NOT NULL,
  kind text NOT NULL,
  description text NOT NULL,
  search_text text DEFAULT '' NOT NULL,
  idempotency_key text NOT NULL,
  actor_id integer,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT transfers_idempotency_key_unique UNIQUE(idempotency_key),
  CONSTRAINT transfers_amount_positive CHECK (transfers.amount > 0),
  CONSTRAINT transfers_two_accounts CHECK (transfers.debit_account_id <> transfers.credit_account_id)
);

CREATE TABLE lesson_progress (
  user_id integer NOT NULL,
  lesson_id integer NOT NULL,
  class_id integer NOT NULL,
  viewed_at timestamp with time zone NOT NULL,
  submitted_at timestamp with time zone,
  CONSTRAINT lesson_progress_user_id_lesson_id_pk PRIMARY KEY(user_id,lesson_id)
);

CREATE TABLE lessons (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  rand text NOT NULL,
  class_id integer NOT NULL,
  kind text NOT NULL,
  subject text NOT NULL,
  about text NOT NULL,
  opens_at timestamp with time zone,
  position integer NOT NULL,
  material text,
  material_kind text,
  theory_answer text NOT NULL,
  saved_by text,
  created_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  CONSTRAINT lessons_rand_unique UNIQUE(rand),
  CONSTRAINT lessons_saved_by_unique UNIQUE(saved_by),
  CONSTRAINT lessons_kind_known CHECK (lessons.kind in ('lesson', 'exam', 'timetable')),
  CONSTRAINT lessons_material_whole CHECK ((lessons.material is null) = (lessons.material_kind is null))
);

CREATE TABLE questions (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  lesson_id integer NOT NULL,
  position integer NOT NULL,
  question text NOT NULL,
  answer text NOT NULL,
  option1 text NOT NULL,
  option2 text NOT NULL,
  option3 text NOT NULL,
  option4 text NOT NULL,
  added_by text,
  deleted_at timestamp with time zone
);

CREATE TABLE mail_deliveries (
  message_id integer NOT NULL,
  user_id integer NOT NULL,
  state text DEFAULT 'waiting' NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  last_error text,
  due_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  CONSTRAINT mail_deliveries_message_id_user_id_pk PRIMARY KEY(message_id,user_id)
);

CREATE TABLE mailings (
  message_id integer PRIMARY KEY NOT NULL,
  recipient_ids integer[],
  cursor integer DEFAULT 0 NOT NULL,
  is_expanded boolean DEFAULT false NOT NULL,
  total integer NOT NULL,
  sent integer DEFAULT 0 NOT NULL,
  failed integer DEFAULT 0 NOT NULL
);

CREATE TABLE inboxes (
  user_id integer PRIMARY KEY NOT NULL,
  received integer DEFAULT 0 NOT NULL,
  read integer DEFAULT 0 NOT NULL
);

CREATE TABLE message_reads (
  user_id integer NOT NULL,
  message_id integer NOT NULL,
  read_at timestamp with time zone NOT NULL,
  CONSTRAINT message_reads_user_id_message_id_pk PRIMARY KEY(user_id,message_id)
);

CREATE TABLE message_recipients (
  user_id integer NOT NULL,
  message_id integer NOT NULL,
  is_popup boolean DEFAULT false NOT NULL,
  CONSTRAINT message_recipients_user_id_message_id_pk PRIMARY KEY(user_id,message_id)
);

CREATE TABLE messages (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  rand text NOT NULL,
  broadcast_number integer,
  subject text NOT NULL,
  body text NOT NULL,
  search_text text NOT NULL,
  is_popup boolean NOT NULL,
  delivery text DEFAULT 'inApp' NOT NULL,
  to_all boolean DEFAULT false NOT NULL,
  recipient_count integer DEFAULT 0 NOT NULL,
  class_id integer,
  lesson_id integer,
  sender_id integer,
  once_key text,
  sent_at timestamp with time zone NOT NULL,
  pushed_up_to integer,
  CONSTRAINT messages_rand_unique UNIQUE(rand),
  CONSTRAINT messages_once_key_unique UNIQUE(once_key)
);

CREATE TABLE payment_titles (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  title text NOT NULL,
  search_text text NOT NULL
);

CREATE TABLE payment_totals (
  grain text NOT NULL,
  day date NOT NULL,
  service text NOT NULL,
  is_credit boolean NOT NULL,
  title_id integer NOT NULL,
  count bigint NOT NULL,
  amount bigint NOT NULL,
  CONSTRAINT payment_totals_grain_day_service_is_credit_title_id_pk PRIMARY KEY(grain,day,service,is_credit,title_id)
);

CREATE TABLE payments (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  transfer_id bigint NOT NULL,
  user_id integer NOT NULL,
  name text NOT NULL,
  name_key text GENERATED ALWAYS AS (lower(name)) STORED,
  title_id integer NOT NULL,
  service text NOT NULL,
  is_credit boolean NOT NULL,
  amount bigint NOT NULL,
  created_at timestamp with time zone NOT NULL
);

CREATE TABLE book_checks (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  checked_at timestamp with time zone NOT NULL,
  balanced boolean NOT NULL,
  accounts integer NOT NULL,
  transfers integer NOT NULL,
  problems jsonb NOT NULL
);

CREATE TABLE card_payments (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  reference text NOT NULL,
  reference_key text NOT NULL,
  user_id integer,
  purpose text NOT NULL,
  class_id integer,
  expected bigint,
  state text NOT NULL,
  reason text DEFAULT '' NOT NULL,
  claimed_at timestamp with time zone,
  received bigint,
  currency text,
  method text DEFAULT '' NOT NULL,
  enrolment_key text,
  ask_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  settled_at timestamp with time zone,
  CONSTRAINT card_payments_state_known CHECK (card_payments.state in ('pending', 'paid', 'credited', 'failed')),
  CONSTRAINT card_payments_settled CHECK ((card_payments.state in ('paid', 'credited')) = (card_payments.settled_at is not null))
);

CREATE TABLE payment_differences (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  reference text NOT NULL,
  reference_key text NOT NULL,
  user_id integer,
  provider_amount bigint NOT NULL,
  currency text NOT NULL,
  ledger_amount bigint NOT NULL,
  email text DEFAULT '' NOT NULL,
  reason text NOT NULL,
  paid_at timestamp with time zone NOT NULL,
  found_at timestamp with time zone NOT NULL,
  settled_at timestamp with time zone,
  settled_by integer,
  note text DEFAULT '' NOT NULL
);

CREATE TABLE reconciliations (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  state text NOT NULL,
  message text NOT NULL,
  checked_at timestamp with time zone NOT NULL,
  from_at timestamp with time zone NOT NULL,
  to_at timestamp with time zone NOT NULL,
  provider_count integer NOT NULL,
  provider_total bigint NOT NULL,
  ledger_count integer NOT NULL,
  ledger_total bigint NOT NULL
);

CREATE TABLE audit_log (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  at timestamp with time zone NOT NULL,
  actor_id integer,
  subject_id integer,
  action text NOT NULL,
  details jsonb NOT NULL
);

CREATE TABLE password_resets (
  user_id integer PRIMARY KEY NOT NULL,
  code_hash text NOT NULL,
  guesses integer DEFAULT 0 NOT NULL,
  expires_at timestamp with time zone NOT NULL
);

CREATE TABLE sessions (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  sid_hash text NOT NULL,
  token_hash text NOT NULL,
  user_id integer NOT NULL,
  admin_id integer,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT sessions_sid_hash_unique UNIQUE(sid_hash)
);

CREATE TABLE throttles (
  key text PRIMARY KEY NOT NULL,
  count integer NOT NULL,
  resets_at timestamp with time zone NOT NULL
);

CREATE TABLE user_days (
  day date PRIMARY KEY NOT NULL,
  users integer NOT NULL,
  CONSTRAINT user_days_not_negative CHECK (user_days.users >= 0)
);

CREATE TABLE user_totals (
  role smallint PRIMARY KEY NOT NULL,
  users integer NOT NULL
);

CREATE TABLE users (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  name text NOT NULL,
  email text,
  phone text NOT NULL,
  search_text text DEFAULT '' NOT NULL,
  password_hash text NOT NULL,
  role smallint NOT NULL,
  referral_code text NOT NULL,
  joined_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  CONSTRAINT users_referral_code_unique UNIQUE(referral_code),
  CONSTRAINT users_role_known CHECK (users.role in (1, 11)),
  CONSTRAINT users_live_has_email CHECK (users.deleted_at is not null or users.email is not null)
);

CREATE TABLE referrals (
  friend_id integer PRIMARY KEY NOT NULL,
  referrer_id integer NOT NULL,
  created_at timestamp with time zone NOT NULL
);

CREATE TABLE secrets (
  name text PRIMARY KEY NOT NULL,
  value text NOT NULL
);

CREATE TABLE settings (
  name text PRIMARY KEY NOT NULL,
  value text NOT NULL,
  changed_at timestamp with time zone,
  changed_by text
);

ALTER TABLE certificate_assignments ADD CONSTRAINT certificate_assignments_template_id_certificate_templates_id_fk FOREIGN KEY (template_id) REFERENCES certificate_templates(id);
ALTER TABLE certificate_assignments ADD CONSTRAINT certificate_assignments_assigned_by_users_id_fk FOREIGN KEY (assigned_by) REFERENCES users(id);
ALTER TABLE certificates ADD CONSTRAINT certificates_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE certificates ADD CONSTRAINT certificates_template_id_certificate_templates_id_fk FOREIGN KEY (template_id) REFERENCES certificate_templates(id);
ALTER TABLE certificates ADD CONSTRAINT certificates_assigned_by_users_id_fk FOREIGN KEY (assigned_by) REFERENCES users(id);
ALTER TABLE class_totals ADD CONSTRAINT class_totals_class_id_classes_id_fk FOREIGN KEY (class_id) REFERENCES classes(id);
ALTER TABLE classes ADD CONSTRAINT classes_prerequisite_id_classes_id_fk FOREIGN KEY (prerequisite_id) REFERENCES classes(id);
ALTER TABLE enrolments ADD CONSTRAINT enrolments_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE enrolments ADD CONSTRAINT enrolments_class_id_classes_id_fk FOREIGN KEY (class_id) REFERENCES classes(id);
ALTER TABLE comments ADD CONSTRAINT comments_lesson_id_lessons_id_fk FOREIGN KEY (lesson_id) REFERENCES lessons(id);
ALTER TABLE comments ADD CONSTRAINT comments_author_id_users_id_fk FOREIGN KEY (author_id) REFERENCES users(id);
ALTER TABLE comments ADD CONSTRAINT comments_parent_id_comments_id_fk FOREIGN KEY (parent_id) REFERENCES comments(id);
ALTER TABLE exam_drafts ADD CONSTRAINT exam_drafts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE exam_drafts ADD CONSTRAINT exam_drafts_lesson_id_lessons_id_fk FOREIGN KEY (lesson_id) REFERENCES lessons(id);
ALTER TABLE exam_queues ADD CONSTRAINT exam_queues_lesson_id_lessons_id_fk FOREIGN KEY (lesson_id) REFERENCES lessons(id);
ALTER TABLE exam_results ADD CONSTRAINT exam_results_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE exam_results ADD CONSTRAINT exam_results_lesson_id_lessons_id_fk FOREIGN KEY (lesson_id) REFERENCES lessons(id);
ALTER TABLE exam_results ADD CONSTRAINT exam_results_class_id_classes_id_fk FOREIGN KEY (class_id) REFERENCES classes(id);
ALTER TABLE exam_results ADD CONSTRAINT exam_results_marked_by_users_id_fk FOREIGN KEY (marked_by) REFERENCES users(id);
ALTER TABLE machine_marks ADD CONSTRAINT machine_marks_result_id_exam_results_id_fk FOREIGN KEY (result_id) REFERENCES exam_results(id);
ALTER TABLE game_answers ADD CONSTRAINT game_answers_round_id_game_rounds_id_fk FOREIGN KEY (round_id) REFERENCES game_rounds(id);
ALTER TABLE game_rounds ADD CONSTRAINT game_rounds_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE game_wins ADD CONSTRAINT game_wins_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE game_wins ADD CONSTRAINT game_wins_round_id_game_rounds_id_fk FOREIGN KEY (round_id) REFERENCES game_rounds(id);
ALTER TABLE accounts ADD CONSTRAINT accounts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE transfers ADD CONSTRAINT transfers_debit_account_id_accounts_id_fk FOREIGN KEY (debit_account_id) REFERENCES accounts(id);
ALTER TABLE transfers ADD CONSTRAINT transfers_credit_account_id_accounts_id_fk FOREIGN KEY (credit_account_id) REFERENCES accounts(id);
ALTER TABLE transfers ADD CONSTRAINT transfers_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES users(id);
ALTER TABLE lesson_progress ADD CONSTRAINT lesson_progress_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE lesson_progress ADD CONSTRAINT lesson_progress_lesson_id_lessons_id_fk FOREIGN KEY (lesson_id) REFERENCES lessons(id);
ALTER TABLE lesson_progress ADD CONSTRAINT lesson_progress_class_id_classes_id_fk FOREIGN KEY (class_id) REFERENCES classes(id);
ALTER TABLE lessons ADD CONSTRAINT lessons_class_id_classes_id_fk FOREIGN KEY (class_id) REFERENCES classes(id);
ALTER TABLE questions ADD CONSTRAINT questions_lesson_id_lessons_id_fk FOREIGN KEY (lesson_id) REFERENCES lessons(id);
ALTER TABLE mail_deliveries ADD CONSTRAINT mail_deliveries_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id);
ALTER TABLE mail_deliveries ADD CONSTRAINT mail_deliveries_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE mailings ADD CONSTRAINT mailings_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id);
ALTER TABLE inboxes ADD CONSTRAINT inboxes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE message_reads ADD CONSTRAINT message_reads_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE message_reads ADD CONSTRAINT message_reads_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id);
ALTER TABLE message_recipients ADD CONSTRAINT message_recipients_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE message_recipients ADD CONSTRAINT message_recipients_message_id_messages_id_fk FOREIGN KEY (message_id) REFERENCES messages(id);
ALTER TABLE messages ADD CONSTRAINT messages_class_id_classes_id_fk FOREIGN KEY (class_id) REFERENCES classes(id);
ALTER TABLE messages ADD CONSTRAINT messages_lesson_id_lessons_id_fk FOREIGN KEY (lesson_id) REFERENCES lessons(id);
ALTER TABLE messages ADD CONSTRAINT messages_sender_id_users_id_fk FOREIGN KEY (sender_id) REFERENCES users(id);
ALTER TABLE payment_totals ADD CONSTRAINT payment_totals_title_id_payment_titles_id_fk FOREIGN KEY (title_id) REFERENCES payment_titles(id);
ALTER TABLE payments ADD CONSTRAINT payments_transfer_id_transfers_id_fk FOREIGN KEY (transfer_id) REFERENCES transfers(id);
ALTER TABLE payments ADD CONSTRAINT payments_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE payments ADD CONSTRAINT payments_title_id_payment_titles_id_fk FOREIGN KEY (title_id) REFERENCES payment_titles(id);
ALTER TABLE card_payments ADD CONSTRAINT card_payments_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE card_payments ADD CONSTRAINT card_payments_class_id_classes_id_fk FOREIGN KEY (class_id) REFERENCES classes(id);
ALTER TABLE payment_differences ADD CONSTRAINT payment_differences_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE payment_differences ADD CONSTRAINT payment_differences_settled_by_users_id_fk FOREIGN KEY (settled_by) REFERENCES users(id);
ALTER TABLE audit_log ADD CONSTRAINT audit_log_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES users(id);
ALTER TABLE audit_log ADD CONSTRAINT audit_log_subject_id_users_id_fk FOREIGN KEY (subject_id) REFERENCES users(id);
ALTER TABLE password_resets ADD CONSTRAINT password_resets_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE sessions ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id);
ALTER TABLE sessions ADD CONSTRAINT sessions_admin_id_users_id_fk FOREIGN KEY (admin_id) REFERENCES users(id);
ALTER TABLE referrals ADD CONSTRAINT referrals_friend_id_users_id_fk FOREIGN KEY (friend_id) REFERENCES users(id);
ALTER TABLE referrals ADD CONSTRAINT referrals_referrer_id_users_id_fk FOREIGN KEY (referrer_id) REFERENCES users(id);
CREATE INDEX certificate_assignments_running ON certificate_assignments (id) WHERE certificate_assignments.finished_at is null;
CREATE UNIQUE INDEX certificates_once ON certificates (template_id,user_id,issued_on);
CREATE INDEX certificates_by_user ON certificates (user_id,id);
CREATE UNIQUE INDEX enrolments_once ON enrolments (user_id,class_id);
CREATE INDEX enrolments_by_class ON enrolments (class_id,enrolled_at,id);
CREATE INDEX enrolments_by_end ON enrolments (class_id,subscription_ends_at,id);
CREATE INDEX comments_of_lesson ON comments (lesson_id,id);
CREATE UNIQUE INDEX comments_once ON comments (author_id,request_key);
CREATE UNIQUE INDEX exam_results_once ON exam_results (user_id,lesson_id);
CREATE INDEX exam_results_queue ON exam_results (submitted_at,id) WHERE exam_results.is_waiting;
CREATE INDEX exam_results_exam_queue ON exam_results (lesson_id,submitted_at,id) WHERE exam_results.is_waiting;
CREATE INDEX exam_results_machine_queue ON exam_results (lesson_id,submitted_at,id) WHERE exam_results.awaits_machine;
CREATE INDEX exam_results_by_lesson ON exam_results (lesson_id);
CREATE INDEX machine_marks_newest ON machine_marks (considered_at DESC NULLS FIRST,result_id DESC NULLS FIRST) WHERE machine_marks.verdict = 'marked';
CREATE UNIQUE INDEX game_rounds_one_open ON game_rounds (user_id,level) WHERE game_rounds.state = 'open';
CREATE INDEX game_rounds_by_user ON game_rounds (user_id,opened_at DESC NULLS LAST);
CREATE UNIQUE INDEX accounts_one_wallet_per_user ON accounts (user_id);
CREATE INDEX accounts_by_balance ON accounts (balance,user_id) WHERE accounts.user_id is not null;
CREATE UNIQUE INDEX accounts_one_of_each_institute_kind ON accounts (kind) WHERE accounts.user_id is null;
CREATE INDEX transfers_by_debit ON transfers (debit_account_id,id DESC NULLS LAST);
CREATE INDEX transfers_by_credit ON transfers (credit_account_id,id DESC NULLS LAST);
CREATE INDEX lesson_progress_by_class ON lesson_progress (class_id,viewed_at,user_id,lesson_id);
CREATE INDEX lesson_progress_by_user_class ON lesson_progress (user_id,class_id);
CREATE INDEX lessons_in_order ON lessons (class_id,position);
CREATE INDEX questions_in_order ON questions (lesson_id,position);
CREATE UNIQUE INDEX questions_once ON questions (lesson_id,added_by);
CREATE INDEX mail_deliveries_due ON mail_deliveries (due_at) WHERE mail_deliveries.state in ('waiting', 'sending');
CREATE INDEX mail_deliveries_failed ON mail_deliveries (message_id,user_id) WHERE mail_deliveries.state = 'failed';
CREATE INDEX mail_deliveries_by_user ON mail_deliveries (user_id);
CREATE INDEX message_recipients_by_message ON message_recipients (message_id);
CREATE INDEX message_recipients_popup ON message_recipients (user_id,message_id) WHERE message_recipients.is_popup;
CREATE INDEX messages_to_push ON messages (sent_at,id) WHERE messages.pushed_up_to is not null;
CREATE UNIQUE INDEX messages_broadcast ON messages (broadcast_number);
CREATE INDEX messages_broadcast_by_time ON messages (sent_at,broadcast_number) WHERE messages.broadcast_number is not null;
CREATE INDEX messages_sent ON messages (id) WHERE messages.sender_id is not null;
CREATE INDEX messages_popup ON messages (broadcast_number) WHERE messages.is_popup;
CREATE UNIQUE INDEX payment_titles_once ON payment_titles (md5(title));
CREATE UNIQUE INDEX payments_once ON payments (transfer_id,is_credit);
CREATE INDEX payments_by_day ON payments (created_at,id,service,is_credit,amount);
CREATE INDEX payments_by_type ON payments (is_credit,created_at,id);
CREATE INDEX payments_by_service ON payments (service,created_at,id);
CREATE INDEX payments_by_user ON payments (user_id,created_at,id);
CREATE INDEX payments_by_title ON payments (title_id,created_at,id);
CREATE INDEX payments_by_name ON payments (is_credit,service,name_key,created_at,id);
CREATE INDEX payments_by_amount ON payments (is_credit,service,amount,created_at,id);
CREATE UNIQUE INDEX card_payments_reference ON card_payments (reference_key);
CREATE INDEX card_payments_by_user ON card_payments (user_id,id DESC NULLS LAST);
CREATE INDEX card_payments_to_ask ON card_payments (ask_at) WHERE card_payments.ask_at is not null;
CREATE UNIQUE INDEX payment_differences_once ON payment_differences (reference_key,kind);
CREATE INDEX payment_differences_open ON payment_differences (id DESC NULLS LAST) WHERE payment_differences.settled_at is null;
CREATE INDEX reconciliations_by_time ON reconciliations (checked_at DESC NULLS LAST);
CREATE INDEX audit_log_by_time ON audit_log (at DESC NULLS LAST);
CREATE INDEX audit_log_by_actor ON audit_log (actor_id,at DESC NULLS LAST);
CREATE INDEX audit_log_by_action ON audit_log (action,at DESC NULLS LAST);
CREATE INDEX audit_log_by_subject ON audit_log (subject_id,at DESC NULLS LAST);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_admin ON sessions (admin_id);
CREATE INDEX throttles_by_end ON throttles (resets_at);
CREATE UNIQUE INDEX users_email ON users (email);
CREATE INDEX users_by_joining ON users (joined_at,id) WHERE users.deleted_at is null;
CREATE INDEX users_by_name ON users (search_text,id) WHERE users.deleted_at is null;
CREATE INDEX users_by_email ON users (email,id) WHERE users.deleted_at is null;
CREATE INDEX users_by_phone ON users (phone,id) WHERE users.deleted_at is null;
CREATE INDEX users_by_role ON users (role,id) WHERE users.deleted_at is null;
CREATE INDEX users_deleted ON users (id) WHERE users.deleted_at is not null;
CREATE INDEX referrals_by_referrer ON referrals (referrer_id);

-- pg-boss 10 (schema version 24) with its functions, which keeps the jobs (docs/decisions/014-jobs-beside-the-data.md).
CREATE SCHEMA pgboss;

CREATE TYPE pgboss.job_state AS ENUM (
      'created',
      'retry',
      'active',
      'completed',
      'cancelled',
      'failed'
    );

CREATE TABLE pgboss.version (
      version int primary key,
      maintained_on timestamp with time zone,
      cron_on timestamp with time zone,
      monitored_on timestamp with time zone
    );

CREATE TABLE pgboss.queue (
      name text,
      policy text,
      retry_limit int,
      retry_delay int,
      retry_backoff bool,
      expire_seconds int,
      retention_minutes int,
      dead_letter text REFERENCES pgboss.queue (name),
      partition_name text,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      PRIMARY KEY (name)
    );

CREATE TABLE pgboss.schedule (
      name text REFERENCES pgboss.queue ON DELETE CASCADE,
      cron text not null,
      timezone text,
      data jsonb,
      options jsonb,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      PRIMARY KEY (name)
    );

CREATE TABLE pgboss.subscription (
      event text not null,
      name text not null REFERENCES pgboss.queue ON DELETE CASCADE,
      created_on timestamp with time zone not null default now(),
      updated_on timestamp with time zone not null default now(),
      PRIMARY KEY(event, name)
    );

CREATE TABLE pgboss.job (
      id uuid not null default gen_random_uuid(),
      name text not null,
      priority integer not null default(0),
      data jsonb,
      state pgboss.job_state not null default('created'),
      retry_limit integer not null default(2),
      retry_count integer not null default(0),
      retry_delay integer not null default(0),
      retry_backoff boolean not null default false,
      start_after timestamp with time zone not null default now(),
      started_on timestamp with time zone,
      singleton_key text,
      singleton_on timestamp without time zone,
      expire_in interval not null default interval '15 minutes',
      created_on timestamp with time zone not null default now(),
      completed_on timestamp with time zone,
      keep_until timestamp with time zone NOT NULL default now() + interval '14 days',
      output jsonb,
      dead_letter text,
      policy text
    ) PARTITION BY LIST (name);

ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id);

CREATE TABLE pgboss.archive (LIKE pgboss.job);

ALTER TABLE pgboss.archive ADD PRIMARY KEY (name, id);

ALTER TABLE pgboss.archive ADD archived_on timestamptz NOT NULL DEFAULT now();

CREATE INDEX archive_i1 ON pgboss.archive(archived_on);
CREATE FUNCTION pgboss.create_queue(queue_name text, options json)
RETURNS VOID AS
$$
DECLARE
  table_name varchar := 'j' || encode(sha224(queue_name::bytea), 'hex');
  queue_created_on timestamptz;
BEGIN
  WITH q as (
  INSERT INTO pgboss.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    expire_seconds,
    retention_minutes,
    dead_letter,
    partition_name
  )
  VALUES (
    queue_name,
    options->>'policy',
    (options->>'retryLimit')::int,
    (options->>'retryDelay')::int,
    (options->>'retryBackoff')::bool,
    (options->>'expireInSeconds')::int,
    (options->>'retentionMinutes')::int,
    options->>'deadLetter',
    table_name
  )
  ON CONFLICT DO NOTHING
  RETURNING created_on
  )
  SELECT created_on into queue_created_on from q;

  IF queue_created_on IS NULL THEN
    RETURN;
  END IF;

  EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', table_name);

  EXECUTE format('ALTER TABLE pgboss.%1$I ADD PRIMARY KEY (name, id)', table_name);
  EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
  EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i1 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''created'' AND policy = ''short''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i2 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''active'' AND policy = ''singleton''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i3 ON pgboss.%1$I (name, state, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''stately''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i4 ON pgboss.%1$I (name, singleton_on, COALESCE(singleton_key, '''')) WHERE state <> ''cancelled'' AND singleton_on IS NOT NULL', table_name);
  EXECUTE format('CREATE INDEX %1$s_i5 ON pgboss.%1$I (name, start_after) INCLUDE (priority, created_on, id) WHERE state < ''active''', table_name);

  EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', table_name, queue_name);
  EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', table_name, queue_name);
END;
$$
LANGUAGE plpgsql;

CREATE FUNCTION pgboss.delete_queue(queue_name text)
RETURNS VOID AS
$$
DECLARE
  table_name varchar;
BEGIN
  WITH deleted as (
    DELETE FROM pgboss.queue
    WHERE name = queue_name
    RETURNING partition_name
  )
  SELECT partition_name from deleted INTO table_name;

  EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', table_name);
END;
$$
LANGUAGE plpgsql;

INSERT INTO pgboss.version(version) VALUES ('24');

-- The institute's own accounts, one of each kind.
INSERT INTO accounts (kind) VALUES
  ('card_clearing'), ('class_revenue'), ('referral_bonus'), ('game_reward'), ('admin_adjustment');

INSERT INTO user_totals (role, users) VALUES (1, 0), (11, 0);

-- Finds a few letters anywhere in names without reading all of them. A database without the
-- extension answers the same, more slowly.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX users_search_trigrams ON users USING gin (search_text gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'pg_trgm is not available: %', SQLERRM;
END $$;
