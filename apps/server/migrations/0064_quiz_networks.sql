ALTER TABLE "game_rounds" ADD COLUMN "network" text;
--> statement-breakpoint
ALTER TABLE "game_wins" ADD COLUMN "network" text;
