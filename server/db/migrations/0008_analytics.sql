CREATE TABLE "analytics_events" (
	"tenant_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event_id" text NOT NULL,
	"event_name" text NOT NULL,
	"session_id" text NOT NULL,
	"visitor_id" text NOT NULL,
	"lang" text NOT NULL,
	"terminal" text NOT NULL,
	"path" text NOT NULL,
	"params" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "analytics_events_tenant_id_at_event_id_pk" PRIMARY KEY("tenant_id","at","event_id")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "beacon_counts" (
	"tenant_id" text NOT NULL,
	"day" date NOT NULL,
	"outcome" text NOT NULL,
	"beacons" integer NOT NULL,
	CONSTRAINT "beacon_counts_tenant_id_day_outcome_pk" PRIMARY KEY("tenant_id","day","outcome")
);
--> statement-breakpoint
ALTER TABLE "beacon_counts" ADD CONSTRAINT "beacon_counts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;