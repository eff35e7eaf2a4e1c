-- Where a meeting last stood, which students read beside its new time.
ALTER TABLE "meetings" ADD COLUMN "moved_from" timestamp with time zone;

-- A group is in one meeting at a time. What stands already may overlap and is left as it is: its rows do not count
-- until they are moved, those that come do.
ALTER TABLE "meetings" ADD COLUMN "is_apart" boolean DEFAULT false NOT NULL;
ALTER TABLE "meetings" ALTER COLUMN "is_apart" SET DEFAULT true;
-- contract: no row that stands counts, so nothing is checked now, and the version before is refused alone what puts a
-- group in two meetings at once.
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_one_group" EXCLUDE USING gist (
  int4range("group_id", "group_id", '[]') WITH &&,
  tstzrange("starts_at", "ends_at") WITH &&
) WHERE ("is_apart" AND "state" <> 'cancelled') DEFERRABLE INITIALLY DEFERRED;
