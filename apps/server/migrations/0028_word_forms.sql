CREATE TABLE "word_forms" (
	"form" text PRIMARY KEY NOT NULL,
	"arabic" text NOT NULL,
	"tied_at" timestamp with time zone NOT NULL
);

CREATE INDEX "word_forms_of_word" ON "word_forms" USING btree ("arabic");
