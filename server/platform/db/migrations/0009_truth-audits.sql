CREATE TABLE "truth_audits" (
	"tenant_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"items" integer NOT NULL,
	"claims" integer NOT NULL,
	"wrong" integer NOT NULL,
	"parts" integer NOT NULL,
	"contradictions" jsonb NOT NULL,
	CONSTRAINT "truth_audits_tenant_id_at_pk" PRIMARY KEY("tenant_id","at")
);
--> statement-breakpoint
ALTER TABLE "truth_audits" ADD CONSTRAINT "truth_audits_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;