CREATE TABLE "review_cards" (
	"user_id" integer NOT NULL,
	"word_id" integer NOT NULL,
	"asks" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"lapses" integer NOT NULL,
	"reviews" integer NOT NULL,
	"is_set_aside" boolean NOT NULL,
	"first_reviewed_at" timestamp with time zone NOT NULL,
	"last_reviewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_cards_user_id_word_id_asks_pk" PRIMARY KEY("user_id","word_id","asks"),
	CONSTRAINT "review_cards_asks_known" CHECK ("review_cards"."asks" in ('meaning', 'arabic'))
);

CREATE TABLE "review_logs" (
	"user_id" integer NOT NULL,
	"id" text NOT NULL,
	"word_id" integer NOT NULL,
	"asks" text NOT NULL,
	"rating" text NOT NULL,
	"retention" smallint NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_logs_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "review_logs_asks_known" CHECK ("review_logs"."asks" in ('meaning', 'arabic')),
	CONSTRAINT "review_logs_rating_known" CHECK ("review_logs"."rating" in ('again', 'hard', 'good', 'easy', 'resume'))
);

CREATE TABLE "review_plans" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"new_a_day" smallint DEFAULT 10 NOT NULL,
	"reviews_a_day" smallint DEFAULT 100 NOT NULL,
	"retention" smallint DEFAULT 90 NOT NULL,
	"days_a_week" smallint DEFAULT 5 NOT NULL,
	"strictness" text DEFAULT 'letters' NOT NULL
);

CREATE TABLE "words" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lesson_id" integer NOT NULL,
	"position" integer NOT NULL,
	"arabic" text NOT NULL,
	"meaning" text NOT NULL,
	"hausa" text NOT NULL,
	"yoruba" text NOT NULL,
	"root" text NOT NULL,
	"pattern" text NOT NULL,
	"plural" text NOT NULL,
	"kind" text NOT NULL,
	"example" text NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "words_kind_known" CHECK ("words"."kind" in ('noun', 'verb', 'adjective', 'particle', 'phrase'))
);

ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "review_logs" ADD CONSTRAINT "review_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "review_logs" ADD CONSTRAINT "review_logs_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "review_plans" ADD CONSTRAINT "review_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "words" ADD CONSTRAINT "words_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "review_cards_due" ON "review_cards" USING btree ("user_id","due_at") WHERE not "review_cards"."is_set_aside";
CREATE INDEX "review_cards_set_aside" ON "review_cards" USING btree ("word_id") WHERE "review_cards"."is_set_aside";
CREATE INDEX "review_logs_of_card" ON "review_logs" USING btree ("user_id","word_id","asks");
CREATE INDEX "review_logs_by_time" ON "review_logs" USING btree ("user_id","reviewed_at");
CREATE INDEX "words_in_order" ON "words" USING btree ("lesson_id","position");
CREATE UNIQUE INDEX "words_once" ON "words" USING btree ("lesson_id","arabic") WHERE "words"."deleted_at" is null;
