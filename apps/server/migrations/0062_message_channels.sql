ALTER TABLE "messages" ADD COLUMN "channels" text[] GENERATED ALWAYS AS (case delivery when 'both' then array['inApp', 'email'] else array[delivery] end) STORED NOT NULL;
ALTER TABLE "scheduled_messages" ADD COLUMN "channels" text[] GENERATED ALWAYS AS (case delivery when 'both' then array['inApp', 'email'] else array[delivery] end) STORED NOT NULL;
