CREATE TABLE "upkeep" (
	"name" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"is_well" boolean NOT NULL,
	"figures" jsonb NOT NULL
);

