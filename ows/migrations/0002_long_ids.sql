ALTER TABLE "article" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "search_article" ALTER COLUMN "id" SET DATA TYPE bigint;