CREATE TABLE "used_logins" (
	"tenant_id" text NOT NULL,
	"state_hash" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_logins_tenant_id_state_hash_pk" PRIMARY KEY("tenant_id","state_hash")
);
--> statement-breakpoint
ALTER TABLE "used_logins" ADD CONSTRAINT "used_logins_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "used_logins_used" ON "used_logins" USING btree ("used_at");