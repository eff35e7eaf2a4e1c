CREATE TABLE "user_totals" (
	"role" smallint PRIMARY KEY NOT NULL,
	"users" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "users_by_joining";--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("search_text","id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email","id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_phone" ON "users" USING btree ("phone","id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_role" ON "users" USING btree ("role","id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_deleted" ON "users" USING btree ("id") WHERE "users"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "accounts_by_balance" ON "accounts" USING btree ("balance","user_id") WHERE "accounts"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "users_by_joining" ON "users" USING btree ("joined_at","id") WHERE "users"."deleted_at" is null;