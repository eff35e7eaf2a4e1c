CREATE TABLE "exercise_cards" (
	"user_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"exercise_id" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"lapses" integer NOT NULL,
	"reviews" integer NOT NULL,
	"is_set_aside" boolean NOT NULL,
	"first_reviewed_at" timestamp with time zone NOT NULL,
	"last_reviewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exercise_cards_user_id_lesson_id_exercise_id_pk" PRIMARY KEY("user_id","lesson_id","exercise_id")
);

CREATE TABLE "exercise_logs" (
	"user_id" integer NOT NULL,
	"id" text NOT NULL,
	"lesson_id" integer NOT NULL,
	"exercise_id" text NOT NULL,
	"rating" text NOT NULL,
	"retention" smallint NOT NULL,
	"reviewed_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exercise_logs_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "exercise_logs_rating_known" CHECK ("exercise_logs"."rating" in ('again', 'hard', 'good', 'easy', 'resume', 'missed'))
);

ALTER TABLE "exercise_cards" ADD CONSTRAINT "exercise_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "exercise_cards" ADD CONSTRAINT "exercise_cards_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "exercise_logs" ADD CONSTRAINT "exercise_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "exercise_logs" ADD CONSTRAINT "exercise_logs_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "exercise_cards_due" ON "exercise_cards" USING btree ("user_id","due_at") WHERE not "exercise_cards"."is_set_aside";
CREATE INDEX "exercise_logs_of_card" ON "exercise_logs" USING btree ("user_id","lesson_id","exercise_id");
CREATE INDEX "exercise_logs_by_time" ON "exercise_logs" USING btree ("user_id","reviewed_at");
