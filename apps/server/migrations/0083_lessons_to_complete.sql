UPDATE "classes" SET "lesson_total" = coalesce(nullif((
	SELECT count(*) FROM "lessons"
	WHERE "lessons"."class_id" = "classes"."id" AND "lessons"."deleted_at" IS NULL AND "lessons"."kind" <> 'timetable'
), 0), "lesson_total");
