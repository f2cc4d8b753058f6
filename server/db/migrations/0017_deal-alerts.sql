CREATE TABLE "alert_digests" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text NOT NULL,
	"day" text NOT NULL,
	"lang" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"send_at" timestamp with time zone,
	"sendings" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "alert_digests_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "alerted_deals" (
	"tenant_id" text NOT NULL,
	"member_id" text NOT NULL,
	"deal_id" text NOT NULL,
	"digest_id" text NOT NULL,
	CONSTRAINT "alerted_deals_tenant_id_member_id_deal_id_pk" PRIMARY KEY("tenant_id","member_id","deal_id")
);
--> statement-breakpoint
CREATE TABLE "deal_alerts" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text NOT NULL,
	"keyword" text NOT NULL,
	"brand_id" text,
	"category_ids" text[] NOT NULL,
	"tag_ids" text[] NOT NULL,
	"key" text NOT NULL,
	"lang" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	CONSTRAINT "deal_alerts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "alert_digests" ADD CONSTRAINT "alert_digests_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_digests" ADD CONSTRAINT "alert_digests_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerted_deals" ADD CONSTRAINT "alerted_deals_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerted_deals" ADD CONSTRAINT "alerted_deals_tenant_id_digest_id_alert_digests_tenant_id_id_fk" FOREIGN KEY ("tenant_id","digest_id") REFERENCES "public"."alert_digests"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_alerts" ADD CONSTRAINT "deal_alerts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_alerts" ADD CONSTRAINT "deal_alerts_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_digests_day" ON "alert_digests" USING btree ("tenant_id","member_id","day");--> statement-breakpoint
CREATE INDEX "alert_digests_created" ON "alert_digests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "alert_digests_due" ON "alert_digests" USING btree ("send_at") WHERE "alert_digests"."send_at" is not null;--> statement-breakpoint
CREATE INDEX "alerted_deals_digest" ON "alerted_deals" USING btree ("tenant_id","digest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deal_alerts_key" ON "deal_alerts" USING btree ("tenant_id","member_id","key");