CREATE TABLE "email_verifications" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"link_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"guesses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_verifications_link_hash_unique" UNIQUE("link_hash")
);

CREATE TABLE "reward_days" (
	"day" date PRIMARY KEY NOT NULL,
	"budget" bigint NOT NULL,
	"given" bigint NOT NULL,
	CONSTRAINT "reward_days_within_budget" CHECK ("reward_days"."given" between 0 and "reward_days"."budget")
);

CREATE TABLE "waiting_rewards" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"friend_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_rewards_kind_known" CHECK ("waiting_rewards"."kind" in ('referral_welcome', 'referral_reward')),
	CONSTRAINT "waiting_rewards_amount" CHECK ("waiting_rewards"."amount" > 0)
);

ALTER TABLE "referrals" ADD COLUMN "signed_up_from" text;
ALTER TABLE "users" ADD COLUMN "email_verified_at" timestamp with time zone;
ALTER TABLE "users" ADD COLUMN "signed_up_from" text;
-- Whoever is here already was never asked, and keeps what they have: they count as verified.
UPDATE "users" SET "email_verified_at" = now() WHERE "deleted_at" IS NULL;
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "waiting_rewards" ADD CONSTRAINT "waiting_rewards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "waiting_rewards" ADD CONSTRAINT "waiting_rewards_friend_id_users_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "waiting_rewards_by_user" ON "waiting_rewards" USING btree ("user_id");
CREATE INDEX "waiting_rewards_by_friend" ON "waiting_rewards" USING btree ("friend_id");
CREATE INDEX "waiting_rewards_by_time" ON "waiting_rewards" USING btree ("earned_at");
CREATE INDEX "referrals_by_network" ON "referrals" USING btree ("signed_up_from","created_at");
