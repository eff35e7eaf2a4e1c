CREATE INDEX CONCURRENTLY IF NOT EXISTS "game_wins_by_network" ON "game_wins" USING btree ("network","day") WHERE "game_wins"."network" is not null;
