CREATE TABLE "game_answers" (
	"round_id" integer NOT NULL,
	"question" smallint NOT NULL,
	"option" smallint NOT NULL,
	"is_correct" boolean NOT NULL,
	"in_time" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_answers_round_id_question_pk" PRIMARY KEY("round_id","question")
);
--> statement-breakpoint
CREATE TABLE "game_rounds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "game_rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rand" text NOT NULL,
	"user_id" integer NOT NULL,
	"level" text NOT NULL,
	"state" text NOT NULL,
	"questions" jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_rounds_rand_unique" UNIQUE("rand"),
	CONSTRAINT "game_rounds_level_known" CHECK ("game_rounds"."level" in ('easy', 'intermediate', 'hard')),
	CONSTRAINT "game_rounds_state_known" CHECK ("game_rounds"."state" in ('open', 'abandoned', 'won'))
);
--> statement-breakpoint
CREATE TABLE "game_wins" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"round_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_wins_user_id_day_pk" PRIMARY KEY("user_id","day"),
	CONSTRAINT "game_wins_round_id_unique" UNIQUE("round_id"),
	CONSTRAINT "game_wins_amount" CHECK ("game_wins"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "game_answers" ADD CONSTRAINT "game_answers_round_id_game_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."game_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_rounds" ADD CONSTRAINT "game_rounds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_wins" ADD CONSTRAINT "game_wins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_wins" ADD CONSTRAINT "game_wins_round_id_game_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."game_rounds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "game_rounds_one_open" ON "game_rounds" USING btree ("user_id","level") WHERE "game_rounds"."state" = 'open';--> statement-breakpoint
CREATE INDEX "game_rounds_by_user" ON "game_rounds" USING btree ("user_id","opened_at" DESC NULLS LAST);