-- What searches compare of lessons and classes, beside what it is made of: folded once, when it is
-- written, and not for each search. Triggers keep it; a job fills what was written before.
ALTER TABLE "lessons" ADD COLUMN "subject_folded" text;
ALTER TABLE "classes" ADD COLUMN "name_folded" text, ADD COLUMN "category_folded" text;
