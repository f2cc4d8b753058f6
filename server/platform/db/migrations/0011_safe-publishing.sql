CREATE TABLE "redirects" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"source" text NOT NULL,
	"page_id" text,
	"address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	CONSTRAINT "redirects_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "page_edits" ADD COLUMN "inverse" jsonb;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "previous_version" integer;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "archived_version" integer;--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_tenant_id_page_id_pages_tenant_id_id_fk" FOREIGN KEY ("tenant_id","page_id") REFERENCES "public"."pages"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_source" ON "redirects" USING btree ("tenant_id","source");--> statement-breakpoint
CREATE INDEX "redirects_page" ON "redirects" USING btree ("tenant_id","page_id");