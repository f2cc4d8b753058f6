CREATE TABLE "ai_questions" (
	"tenant_id" text NOT NULL,
	"day" text NOT NULL,
	"asker" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "ai_questions_tenant_id_day_asker_pk" PRIMARY KEY("tenant_id","day","asker"),
	CONSTRAINT "ai_questions_count" CHECK ("ai_questions"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "ai_questions" ADD CONSTRAINT "ai_questions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;