CREATE TABLE "feed_runs" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"feed_id" text NOT NULL,
	"mode" text NOT NULL,
	"trigger" text NOT NULL,
	"state" text NOT NULL,
	"retries" integer DEFAULT 0 NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"worker" text,
	"lease_until" timestamp with time zone,
	"starts" integer DEFAULT 0 NOT NULL,
	"started_by" text,
	"is_fetched" boolean DEFAULT false NOT NULL,
	"unmodified" boolean DEFAULT false NOT NULL,
	"etag" text,
	"last_modified" text,
	"file_hash" text,
	"file_bytes" bigint DEFAULT 0 NOT NULL,
	"read" integer DEFAULT 0 NOT NULL,
	"progress" jsonb,
	"plan" jsonb,
	"held_for" text[] DEFAULT '{}' NOT NULL,
	"problem" jsonb,
	"refusals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"has_report" boolean DEFAULT false NOT NULL,
	"decision" jsonb,
	"notice" text,
	"notice_tries" integer DEFAULT 0 NOT NULL,
	"notice_at" timestamp with time zone,
	CONSTRAINT "feed_runs_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "feed_uploads" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_uploads_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"source" jsonb NOT NULL,
	"sealed_source" text,
	"format" text NOT NULL,
	"mapping" jsonb,
	"defaults" jsonb NOT NULL,
	"missing" jsonb NOT NULL,
	"schedule" jsonb,
	"next_run_at" timestamp with time zone,
	"etag" text,
	"last_modified" text,
	"file_hash" text,
	"file_bytes" bigint DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failure_told" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	CONSTRAINT "feeds_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "feed_runs" ADD CONSTRAINT "feed_runs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_runs" ADD CONSTRAINT "feed_runs_tenant_id_feed_id_feeds_tenant_id_id_fk" FOREIGN KEY ("tenant_id","feed_id") REFERENCES "public"."feeds"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_uploads" ADD CONSTRAINT "feed_uploads_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_runs_newest" ON "feed_runs" USING btree ("tenant_id","feed_id","queued_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_runs_active" ON "feed_runs" USING btree ("tenant_id","feed_id") WHERE "feed_runs"."state" IN ('queued', 'running');--> statement-breakpoint
CREATE INDEX "feed_runs_open" ON "feed_runs" USING btree ("due_at") WHERE "feed_runs"."state" IN ('queued', 'running');--> statement-breakpoint
CREATE INDEX "feed_runs_notice" ON "feed_runs" USING btree ("notice_at") WHERE "feed_runs"."notice_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "feed_uploads_age" ON "feed_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "feeds_due" ON "feeds" USING btree ("next_run_at") WHERE "feeds"."next_run_at" IS NOT NULL;