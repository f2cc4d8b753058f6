CREATE TABLE "audit_log" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	CONSTRAINT "audit_log_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "media_assets" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"url" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"alt" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"focal_point" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	CONSTRAINT "media_assets_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "module_counts" (
	"tenant_id" text NOT NULL,
	"day" text NOT NULL,
	"page_id" text NOT NULL,
	"node_id" text NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "module_counts_tenant_id_page_id_day_node_id_pk" PRIMARY KEY("tenant_id","page_id","day","node_id")
);
--> statement-breakpoint
CREATE TABLE "page_edits" (
	"tenant_id" text NOT NULL,
	"page_id" text NOT NULL,
	"rev" integer NOT NULL,
	"edit_id" text NOT NULL,
	"client_id" text NOT NULL,
	"base" integer NOT NULL,
	"commands" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	CONSTRAINT "page_edits_tenant_id_page_id_rev_pk" PRIMARY KEY("tenant_id","page_id","rev")
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"tenant_id" text NOT NULL,
	"page_id" text NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"rev" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	CONSTRAINT "page_versions_tenant_id_page_id_version_pk" PRIMARY KEY("tenant_id","page_id","version")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"items" jsonb NOT NULL,
	"state" text NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"revert_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"reverted_at" timestamp with time zone,
	"previous" jsonb,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	CONSTRAINT "releases_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "review_links" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"page_id" text NOT NULL,
	"version" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	CONSTRAINT "review_links_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "pages" ALTER COLUMN "document" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "published_version" integer;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
UPDATE "pages" SET "draft" = "document", "published_version" = 1, "published_at" = "updated_at";--> statement-breakpoint
ALTER TABLE "pages" ALTER COLUMN "draft" SET NOT NULL;--> statement-breakpoint
INSERT INTO "page_versions" ("tenant_id", "page_id", "version", "document", "rev", "operator_id", "operator_name")
SELECT "tenant_id", "id", 1, "document", "rev", 'machine', 'Talat' FROM "pages";--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_assets" ADD CONSTRAINT "media_assets_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_counts" ADD CONSTRAINT "module_counts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_edits" ADD CONSTRAINT "page_edits_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_edits" ADD CONSTRAINT "page_edits_tenant_id_page_id_pages_tenant_id_id_fk" FOREIGN KEY ("tenant_id","page_id") REFERENCES "public"."pages"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_tenant_id_page_id_pages_tenant_id_id_fk" FOREIGN KEY ("tenant_id","page_id") REFERENCES "public"."pages"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_tenant_id_page_id_pages_tenant_id_id_fk" FOREIGN KEY ("tenant_id","page_id") REFERENCES "public"."pages"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("tenant_id","subject_type","subject_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "media_assets_newest" ON "media_assets" USING btree ("tenant_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_edits_edit" ON "page_edits" USING btree ("tenant_id","page_id","edit_id");--> statement-breakpoint
CREATE INDEX "releases_due" ON "releases" USING btree ("state","publish_at");--> statement-breakpoint
CREATE INDEX "releases_newest" ON "releases" USING btree ("tenant_id","created_at" DESC NULLS LAST);