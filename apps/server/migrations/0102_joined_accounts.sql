CREATE TABLE "joined_accounts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"into_id" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"joined_by" integer NOT NULL,
	"reason" text NOT NULL,
	"amount" bigint NOT NULL,
	"record" jsonb,
	"request_key" text,
	"order_hash" text NOT NULL,
	CONSTRAINT "joined_accounts_request_key_unique" UNIQUE("request_key")
);

ALTER TABLE "joined_accounts" ADD CONSTRAINT "joined_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "joined_accounts" ADD CONSTRAINT "joined_accounts_into_id_users_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "joined_accounts" ADD CONSTRAINT "joined_accounts_joined_by_users_id_fk" FOREIGN KEY ("joined_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "joined_accounts_by_stay" ON "joined_accounts" USING btree ("into_id");
