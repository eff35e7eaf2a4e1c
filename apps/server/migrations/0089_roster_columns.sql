CREATE TABLE "roster_columns" (
	"header" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
