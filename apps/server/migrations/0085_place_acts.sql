CREATE TABLE "place_acts" (
	"request_key" text PRIMARY KEY NOT NULL,
	"order_hash" text NOT NULL,
	"outcome" jsonb NOT NULL,
	"done_at" timestamp with time zone NOT NULL
);

