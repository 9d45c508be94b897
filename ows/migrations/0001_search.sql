CREATE TABLE "search_article" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"menu_id" integer NOT NULL,
	"terminals" text[] NOT NULL,
	"display_time" timestamp(0) NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_article_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "search_function" (
	"kind" text NOT NULL,
	"ref" integer NOT NULL,
	"language" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"seo_info" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_function_kind_ref_language_pk" PRIMARY KEY("kind","ref","language")
);
--> statement-breakpoint
CREATE INDEX "search_article_words" ON "search_article" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_article_newest" ON "search_article" USING btree ("display_time","id");--> statement-breakpoint
CREATE INDEX "search_function_words" ON "search_function" USING gin ("words") WITH (fastupdate=false);