CREATE TABLE "content_drafts" (
	"tenant_id" text NOT NULL,
	"type" text NOT NULL,
	"id" text NOT NULL,
	"changes" jsonb NOT NULL,
	"is_new" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	CONSTRAINT "content_drafts_tenant_id_type_id_pk" PRIMARY KEY("tenant_id","type","id")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"tenant_id" text NOT NULL,
	"type" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"changes" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	CONSTRAINT "content_versions_tenant_id_type_id_version_pk" PRIMARY KEY("tenant_id","type","id","version")
);
--> statement-breakpoint
ALTER TABLE "content_drafts" ADD CONSTRAINT "content_drafts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;