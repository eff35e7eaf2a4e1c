CREATE TABLE "alerts" (
	"kind" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);

CREATE TABLE "digests" (
	"week" date PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
