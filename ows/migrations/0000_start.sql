CREATE TABLE "article" (
	"id" integer NOT NULL,
	"language" text NOT NULL,
	"menu_id" integer NOT NULL,
	"menu_key" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"status" integer NOT NULL,
	"is_topped" boolean NOT NULL,
	"display_time" timestamp(0) NOT NULL,
	"update_time" timestamp(0) NOT NULL,
	"category_id" text,
	"show_tag" text,
	"custom_lable" text,
	"pc_code" text,
	"h5_code" text,
	"attri_codes" text[] NOT NULL,
	"terminals" text[] NOT NULL,
	"generated" boolean DEFAULT false NOT NULL,
	"rest" jsonb NOT NULL,
	CONSTRAINT "article_id_language_pk" PRIMARY KEY("id","language")
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"uuid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dictionary_entry" (
	"language" text NOT NULL,
	"dict_code" integer NOT NULL,
	"entry" jsonb NOT NULL,
	CONSTRAINT "dictionary_entry_language_dict_code_pk" PRIMARY KEY("language","dict_code")
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"menu_id" integer PRIMARY KEY NOT NULL,
	"menu_key" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"en_name" text NOT NULL,
	"route_url" text NOT NULL,
	"searchable" boolean NOT NULL,
	"item" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record" (
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"owner" text NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "record_kind_position_pk" PRIMARY KEY("kind","position")
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"fields" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" text PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"original_name" text NOT NULL,
	"stored_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitor_info" (
	"info" text PRIMARY KEY NOT NULL,
	"given" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_order" ON "article" USING btree ("is_topped","display_time","id");--> statement-breakpoint
CREATE INDEX "article_menu" ON "article" USING btree ("menu_id","is_topped","display_time","id");--> statement-breakpoint
CREATE INDEX "article_category" ON "article" USING btree ("category_id","is_topped","display_time","id");--> statement-breakpoint
CREATE INDEX "article_show_tag" ON "article" USING btree ("show_tag","is_topped","display_time","id");--> statement-breakpoint
CREATE INDEX "article_custom_lable" ON "article" USING btree ("custom_lable","is_topped","display_time","id");--> statement-breakpoint
CREATE INDEX "article_pc_code" ON "article" USING btree ("pc_code","is_topped","display_time","id") WHERE pc_code is not null;--> statement-breakpoint
CREATE INDEX "article_h5_code" ON "article" USING btree ("h5_code","is_topped","display_time","id") WHERE h5_code is not null;--> statement-breakpoint
CREATE INDEX "article_time" ON "article" USING btree ("display_time");--> statement-breakpoint
CREATE INDEX "article_attri" ON "article" USING gin ("attri_codes");--> statement-breakpoint
CREATE INDEX "article_generated" ON "article" USING btree ("id") WHERE generated;--> statement-breakpoint
CREATE INDEX "captcha_expiry" ON "captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "record_owner" ON "record" USING btree ("kind","owner","position");--> statement-breakpoint
CREATE INDEX "submission_time" ON "submission" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "upload_submission" ON "upload" USING btree ("submission_id");