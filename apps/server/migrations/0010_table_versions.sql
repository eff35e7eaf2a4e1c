CREATE TABLE "table_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" uuid NOT NULL
);

