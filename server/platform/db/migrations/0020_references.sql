CREATE TABLE "doc_refs" (
	"tenant_id" text NOT NULL,
	"from_kind" text NOT NULL,
	"from_id" text NOT NULL,
	"state" text NOT NULL,
	"node" text NOT NULL,
	"field" text NOT NULL,
	"to_kind" text NOT NULL,
	"to_id" text NOT NULL,
	CONSTRAINT "doc_refs_tenant_id_from_kind_from_id_state_node_field_to_kind_to_id_pk" PRIMARY KEY("tenant_id","from_kind","from_id","state","node","field","to_kind","to_id")
);
--> statement-breakpoint
ALTER TABLE "media_assets" ADD COLUMN "folder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "doc_refs" ADD CONSTRAINT "doc_refs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "doc_refs_to" ON "doc_refs" USING btree ("tenant_id","to_kind","to_id","from_kind","from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "media_assets_url" ON "media_assets" USING btree ("tenant_id","url");