CREATE TABLE "security_notices" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text NOT NULL,
	"event" text NOT NULL,
	"provider" text,
	"email" text,
	"lang" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"send_at" timestamp with time zone,
	"sendings" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "security_notices_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "security_notices" ADD CONSTRAINT "security_notices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_notices" ADD CONSTRAINT "security_notices_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "security_notices_member" ON "security_notices" USING btree ("tenant_id","member_id");--> statement-breakpoint
CREATE INDEX "security_notices_created" ON "security_notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "security_notices_due" ON "security_notices" USING btree ("send_at") WHERE "security_notices"."send_at" is not null;