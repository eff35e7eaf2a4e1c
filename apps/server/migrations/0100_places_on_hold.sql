ALTER TABLE "enrolments" ADD COLUMN "held_from" timestamp with time zone;
ALTER TABLE "enrolments" ADD COLUMN "held_until" timestamp with time zone;
ALTER TABLE "enrolments" ADD COLUMN "held_paid" boolean DEFAULT false NOT NULL;
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_held" CHECK (("enrolments"."held_from" is null) = ("enrolments"."held_until" is null) and "enrolments"."held_from" < "enrolments"."held_until") NOT VALID;
