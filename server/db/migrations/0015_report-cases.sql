CREATE TABLE "report_cases" (
	"tenant_id" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"state" text NOT NULL,
	"newest_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_cases_tenant_id_subject_type_subject_id_pk" PRIMARY KEY("tenant_id","subject_type","subject_id")
);
--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_cases_newest" ON "report_cases" USING btree ("tenant_id","state","newest_at" DESC NULLS FIRST);--> statement-breakpoint
INSERT INTO "report_cases" ("tenant_id", "subject_type", "subject_id", "state", "newest_at")
SELECT "tenant_id", CASE WHEN "subject_type" LIKE '%COMMENT' THEN 'COMMENT' ELSE "subject_type" END, "subject_id", 'open', max("created_at")
FROM "reports" GROUP BY 1, 2, 3;
