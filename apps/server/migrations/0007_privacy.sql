CREATE TABLE "consents" (
	"user_id" integer NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_user_id_version_pk" PRIMARY KEY("user_id","version")
);

CREATE TABLE "mail_refusals" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_refusals_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);

ALTER TABLE "mailings" ADD COLUMN "unsubscribed" integer DEFAULT 0 NOT NULL;
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "mail_refusals" ADD CONSTRAINT "mail_refusals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
