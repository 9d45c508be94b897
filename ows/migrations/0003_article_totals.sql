-- Totals of lists are remembered until an article changes: the version says so, whoever wrote.
INSERT INTO "setting" ("name", "value") VALUES ('articleVersion', '0') ON CONFLICT DO NOTHING;--> statement-breakpoint
CREATE FUNCTION "bump_article_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "setting" SET "value" = ("value"::bigint + 1)::text WHERE "name" = 'articleVersion';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "article_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "article"
  FOR EACH STATEMENT EXECUTE FUNCTION "bump_article_version"();--> statement-breakpoint
-- A list is counted from the index alone.
CREATE INDEX "article_count" ON "article" ("menu_id", "display_time")
  INCLUDE ("status", "terminals", "category_id", "attri_codes");
