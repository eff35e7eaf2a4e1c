CREATE TABLE "backups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"made_at" timestamp with time zone NOT NULL,
	"folder" text NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"is_proven" boolean DEFAULT false NOT NULL,
	"problem" text
);

CREATE INDEX "backups_by_time" ON "backups" USING btree ("made_at");
