CREATE TABLE "own_words" (
	"user_id" integer NOT NULL,
	"word_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_words_user_id_word_id_pk" PRIMARY KEY("user_id","word_id")
);

ALTER TABLE "own_words" ADD CONSTRAINT "own_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "own_words" ADD CONSTRAINT "own_words_word_id_words_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."words"("id") ON DELETE no action ON UPDATE no action;
