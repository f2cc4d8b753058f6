CREATE TABLE "activities" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"picture" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"invalid_at" timestamp with time zone,
	"invalid_reason" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"licence_number" text,
	"licence_exemption" text,
	"chance_rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mode" text,
	"draw_at" timestamp with time zone,
	"drawn_at" timestamp with time zone,
	"wins_per_member" integer DEFAULT 1 NOT NULL,
	"claim_days" integer DEFAULT 14 NOT NULL,
	"weight_table" text,
	"tickets_hash" text,
	"draws" integer DEFAULT 0 NOT NULL,
	"bonus_basis_points" integer DEFAULT 0 NOT NULL,
	"minimum_payout" bigint DEFAULT 0 NOT NULL,
	"badges" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "activities_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "activities_order" CHECK ("activities"."starts_at" < "activities"."ends_at"),
	CONSTRAINT "activities_draw" CHECK ("activities"."draw_at" is null or "activities"."draw_at" >= "activities"."ends_at"),
	CONSTRAINT "activities_lottery" CHECK ("activities"."type" <> 'LOTTERY' or ("activities"."mode" is not null and ("activities"."mode" = 'SCHEDULED') = ("activities"."draw_at" is not null))),
	CONSTRAINT "activities_licence" CHECK ("activities"."type" <> 'LOTTERY' or "activities"."published_at" is null
        or ("activities"."weight_table" is not null and coalesce("activities"."licence_number", "activities"."licence_exemption") is not null))
);
--> statement-breakpoint
CREATE TABLE "bonus_orders" (
	"tenant_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"platform" text NOT NULL,
	"order_id" text NOT NULL,
	"member_id" text NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"bonus" bigint NOT NULL,
	"currency" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "bonus_orders_tenant_id_activity_id_platform_order_id_pk" PRIMARY KEY("tenant_id","activity_id","platform","order_id")
);
--> statement-breakpoint
CREATE TABLE "chance_entries" (
	"tenant_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"member_id" text NOT NULL,
	"reason" text NOT NULL,
	"ref" text NOT NULL,
	"chances" integer NOT NULL,
	"day" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chance_entries_tenant_id_activity_id_member_id_reason_ref_pk" PRIMARY KEY("tenant_id","activity_id","member_id","reason","ref"),
	CONSTRAINT "chance_entries_chances" CHECK ("chance_entries"."chances" > 0)
);
--> statement-breakpoint
CREATE TABLE "draw_sources" (
	"tenant_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"key" text NOT NULL,
	"member_id" text NOT NULL,
	CONSTRAINT "draw_sources_tenant_id_activity_id_key_member_id_pk" PRIMARY KEY("tenant_id","activity_id","key","member_id")
);
--> statement-breakpoint
CREATE TABLE "draws" (
	"tenant_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"member_id" text NOT NULL,
	"request_id" text NOT NULL,
	"number" integer,
	"prize_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draws_tenant_id_activity_id_member_id_request_id_pk" PRIMARY KEY("tenant_id","activity_id","member_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "lottery_prizes" (
	"tenant_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"picture" text,
	"value" bigint,
	"currency" text,
	"weight" integer NOT NULL,
	"stock" integer NOT NULL,
	"left" integer NOT NULL,
	"needs_address" boolean NOT NULL,
	CONSTRAINT "lottery_prizes_tenant_id_activity_id_id_pk" PRIMARY KEY("tenant_id","activity_id","id"),
	CONSTRAINT "lottery_prizes_left" CHECK ("lottery_prizes"."left" >= 0 and "lottery_prizes"."left" <= "lottery_prizes"."stock"),
	CONSTRAINT "lottery_prizes_weight" CHECK ("lottery_prizes"."weight" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_accounts" (
	"tenant_id" text NOT NULL,
	"member_id" text NOT NULL,
	"method" text NOT NULL,
	"bank_code" text,
	"account" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_accounts_tenant_id_member_id_pk" PRIMARY KEY("tenant_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "prize_records" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"activity_id" text NOT NULL,
	"prize_id" text NOT NULL,
	"member_id" text NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"won_at" timestamp with time zone NOT NULL,
	"claim_until" timestamp with time zone,
	"address" text,
	"address_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"carrier" text,
	"tracking_number" text,
	CONSTRAINT "prize_records_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_orders" ADD CONSTRAINT "bonus_orders_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_orders" ADD CONSTRAINT "bonus_orders_tenant_id_activity_id_activities_tenant_id_id_fk" FOREIGN KEY ("tenant_id","activity_id") REFERENCES "public"."activities"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_orders" ADD CONSTRAINT "bonus_orders_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chance_entries" ADD CONSTRAINT "chance_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chance_entries" ADD CONSTRAINT "chance_entries_tenant_id_activity_id_activities_tenant_id_id_fk" FOREIGN KEY ("tenant_id","activity_id") REFERENCES "public"."activities"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chance_entries" ADD CONSTRAINT "chance_entries_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_sources" ADD CONSTRAINT "draw_sources_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_sources" ADD CONSTRAINT "draw_sources_tenant_id_activity_id_activities_tenant_id_id_fk" FOREIGN KEY ("tenant_id","activity_id") REFERENCES "public"."activities"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_sources" ADD CONSTRAINT "draw_sources_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_tenant_id_activity_id_activities_tenant_id_id_fk" FOREIGN KEY ("tenant_id","activity_id") REFERENCES "public"."activities"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_tenant_id_activity_id_prize_id_lottery_prizes_tenant_id_activity_id_id_fk" FOREIGN KEY ("tenant_id","activity_id","prize_id") REFERENCES "public"."lottery_prizes"("tenant_id","activity_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_prizes" ADD CONSTRAINT "lottery_prizes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_prizes" ADD CONSTRAINT "lottery_prizes_tenant_id_activity_id_activities_tenant_id_id_fk" FOREIGN KEY ("tenant_id","activity_id") REFERENCES "public"."activities"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_records" ADD CONSTRAINT "prize_records_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_records" ADD CONSTRAINT "prize_records_tenant_id_activity_id_prize_id_lottery_prizes_tenant_id_activity_id_id_fk" FOREIGN KEY ("tenant_id","activity_id","prize_id") REFERENCES "public"."lottery_prizes"("tenant_id","activity_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_records" ADD CONSTRAINT "prize_records_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_window" ON "activities" USING btree ("tenant_id","ends_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "activities_due" ON "activities" USING btree ("draw_at") WHERE "activities"."draw_at" is not null and "activities"."drawn_at" is null;--> statement-breakpoint
CREATE INDEX "bonus_orders_member" ON "bonus_orders" USING btree ("tenant_id","member_id","activity_id","ordered_at" DESC NULLS FIRST,"platform","order_id");--> statement-breakpoint
CREATE INDEX "chance_entries_member" ON "chance_entries" USING btree ("tenant_id","member_id");--> statement-breakpoint
CREATE INDEX "chance_entries_reason" ON "chance_entries" USING btree ("tenant_id","activity_id","reason","member_id");--> statement-breakpoint
CREATE INDEX "draw_sources_member" ON "draw_sources" USING btree ("tenant_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "draws_number" ON "draws" USING btree ("tenant_id","activity_id","number");--> statement-breakpoint
CREATE INDEX "draws_member" ON "draws" USING btree ("tenant_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "prize_records_number" ON "prize_records" USING btree ("tenant_id","activity_id","number");--> statement-breakpoint
CREATE INDEX "prize_records_member" ON "prize_records" USING btree ("tenant_id","member_id","won_at" DESC NULLS FIRST);