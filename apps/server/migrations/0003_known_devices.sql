-- Devices that are known, where sessions are, and mailed codes that belong to the request that asked.
-- A reset code that is on its way now is asked for again.
DROP TABLE "password_resets";
CREATE TABLE "devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);

CREATE TABLE "mailed_codes" (
	"request_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"guesses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"long_code_hash" text NOT NULL,
	"long_expires_at" timestamp with time zone NOT NULL
);

ALTER TABLE "sessions" ADD COLUMN "device_id" integer;
ALTER TABLE "sessions" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;
ALTER TABLE "sessions" ADD COLUMN "address" text DEFAULT '' NOT NULL;
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "mailed_codes" ADD CONSTRAINT "mailed_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "devices_by_key" ON "devices" USING btree ("key_hash","user_id");
CREATE INDEX "devices_by_user" ON "devices" USING btree ("user_id");
CREATE INDEX "devices_by_age" ON "devices" USING btree ("last_seen_at");
CREATE INDEX "mailed_codes_by_user" ON "mailed_codes" USING btree ("user_id");
CREATE INDEX "mailed_codes_by_end" ON "mailed_codes" USING btree ("long_expires_at");
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "sessions_by_device" ON "sessions" USING btree ("device_id");
