CREATE INDEX CONCURRENTLY IF NOT EXISTS "exercise_cards_set_aside" ON "exercise_cards" USING btree ("lesson_id") WHERE "exercise_cards"."is_set_aside";
