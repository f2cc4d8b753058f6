CREATE TABLE "member_writes" (
	"tenant_id" text NOT NULL,
	"member_id" text NOT NULL,
	"request_id" text NOT NULL,
	"content" text NOT NULL,
	"result" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_writes_tenant_id_member_id_request_id_content_pk" PRIMARY KEY("tenant_id","member_id","request_id","content")
);
--> statement-breakpoint
ALTER TABLE "member_writes" ADD CONSTRAINT "member_writes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_writes" ADD CONSTRAINT "member_writes_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_writes_created" ON "member_writes" USING btree ("created_at");