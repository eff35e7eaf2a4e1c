CREATE TABLE "data_copies" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"file" text,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_copies_key_unique" UNIQUE("key")
);

ALTER TABLE "comments" ALTER COLUMN "author_id" DROP NOT NULL;
ALTER TABLE "users" ADD COLUMN "erases_at" timestamp with time zone;
ALTER TABLE "data_copies" ADD CONSTRAINT "data_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "data_copies_by_end" ON "data_copies" USING btree ("expires_at");
ALTER TABLE "comments" ADD CONSTRAINT "comments_live_has_author" CHECK ("comments"."deleted_at" is not null or "comments"."author_id" is not null) NOT VALID;
