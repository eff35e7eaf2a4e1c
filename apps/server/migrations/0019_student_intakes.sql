CREATE TABLE "intakes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "intakes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_key" text,
	"kind" text NOT NULL,
	"people" jsonb NOT NULL,
	"class_ids" jsonb NOT NULL,
	"total" integer NOT NULL,
	"processed" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"enrolled" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" integer NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "intakes_request_key_unique" UNIQUE("request_key")
);

ALTER TABLE "intakes" ADD CONSTRAINT "intakes_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
