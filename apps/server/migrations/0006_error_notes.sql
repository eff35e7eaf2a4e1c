CREATE TABLE "error_notes" (
	"hour" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"place" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "error_notes_hour_kind_pk" PRIMARY KEY("hour","kind")
);

