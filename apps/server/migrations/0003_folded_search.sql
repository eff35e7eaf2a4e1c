ALTER TABLE "users" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;