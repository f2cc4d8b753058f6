CREATE TABLE "brands" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"logo" text,
	"cover" text,
	"online" boolean DEFAULT true NOT NULL,
	"hot" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "brands_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "classifications" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"parent_id" text,
	"level" integer NOT NULL,
	"name" jsonb NOT NULL,
	"picture" text,
	"sequence_number" text NOT NULL,
	CONSTRAINT "classifications_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"content_type_code" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"cover" jsonb,
	"author" text NOT NULL,
	"keywords" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"classification_id" text,
	"selected" boolean DEFAULT false NOT NULL,
	"heat" integer DEFAULT 0 NOT NULL,
	"invalid" boolean DEFAULT false NOT NULL,
	"publish_time" timestamp with time zone NOT NULL,
	"update_time" timestamp with time zone NOT NULL,
	CONSTRAINT "contents_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "deal_module_items" (
	"tenant_id" text NOT NULL,
	"module_id" text NOT NULL,
	"deal_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "deal_module_items_tenant_id_module_id_deal_id_pk" PRIMARY KEY("tenant_id","module_id","deal_id")
);
--> statement-breakpoint
CREATE TABLE "deal_modules" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"label" jsonb NOT NULL,
	"background_colors" text[] DEFAULT '{}' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "deal_modules_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"goods_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"platform" text NOT NULL,
	"goods_link" text NOT NULL,
	"goods_trace_link" text,
	"picture" text NOT NULL,
	"currency" text NOT NULL,
	"current_price" bigint NOT NULL,
	"original_price" bigint,
	"price_reduction" bigint,
	"price_deduct_rate" numeric(6, 4),
	"labels" text[] DEFAULT '{}' NOT NULL,
	"heat" integer DEFAULT 0 NOT NULL,
	"invalid" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone,
	"daily_special_until" timestamp with time zone,
	"search_text" text DEFAULT '' NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deals_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"platform" text NOT NULL,
	"item_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"origin_url" text NOT NULL,
	"brand_id" text,
	"classification_id" text,
	"currency" text NOT NULL,
	"price" bigint NOT NULL,
	"max_price" bigint,
	"original_price" bigint,
	"month_sales" integer DEFAULT 0 NOT NULL,
	"total_sales" integer DEFAULT 0 NOT NULL,
	"average_score" numeric(3, 2),
	"review_count" integer DEFAULT 0 NOT NULL,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"invalid" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goods_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "item_group_refs" (
	"tenant_id" text NOT NULL,
	"group_id" text NOT NULL,
	"position" integer NOT NULL,
	"goods_id" text NOT NULL,
	"item_name" jsonb NOT NULL,
	"sort_value" numeric(14, 4),
	CONSTRAINT "item_group_refs_tenant_id_group_id_position_pk" PRIMARY KEY("tenant_id","group_id","position")
);
--> statement-breakpoint
CREATE TABLE "item_groups" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"group_type" text NOT NULL,
	"subject_type" text NOT NULL,
	"gen_type" text NOT NULL,
	"order_type" text,
	"classification_id" text,
	"online" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"sorted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_groups_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "keywords" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"keyword" jsonb NOT NULL,
	"heat" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "keywords_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"path" text NOT NULL,
	"page_type" text NOT NULL,
	"document" jsonb NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "price_points" (
	"tenant_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "price_points_tenant_id_goods_id_at_pk" PRIMARY KEY("tenant_id","goods_id","at")
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"title" jsonb NOT NULL,
	"subtitle" text NOT NULL,
	"tagline" jsonb NOT NULL,
	"cover" text NOT NULL,
	"shelved" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "topics_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "view_counts" (
	"tenant_id" text NOT NULL,
	"day" text NOT NULL,
	"page" text NOT NULL,
	"module" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "view_counts_tenant_id_day_page_module_subject_type_subject_id_pk" PRIMARY KEY("tenant_id","day","page","module","subject_type","subject_id")
);
--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classifications" ADD CONSTRAINT "classifications_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_module_items" ADD CONSTRAINT "deal_module_items_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_module_items" ADD CONSTRAINT "deal_module_items_tenant_id_module_id_deal_modules_tenant_id_id_fk" FOREIGN KEY ("tenant_id","module_id") REFERENCES "public"."deal_modules"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_module_items" ADD CONSTRAINT "deal_module_items_tenant_id_deal_id_deals_tenant_id_id_fk" FOREIGN KEY ("tenant_id","deal_id") REFERENCES "public"."deals"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_modules" ADD CONSTRAINT "deal_modules_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_tenant_id_goods_id_goods_tenant_id_id_fk" FOREIGN KEY ("tenant_id","goods_id") REFERENCES "public"."goods"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_group_refs" ADD CONSTRAINT "item_group_refs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_group_refs" ADD CONSTRAINT "item_group_refs_tenant_id_group_id_item_groups_tenant_id_id_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."item_groups"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_group_refs" ADD CONSTRAINT "item_group_refs_tenant_id_goods_id_goods_tenant_id_id_fk" FOREIGN KEY ("tenant_id","goods_id") REFERENCES "public"."goods"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_groups" ADD CONSTRAINT "item_groups_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keywords" ADD CONSTRAINT "keywords_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_points" ADD CONSTRAINT "price_points_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_points" ADD CONSTRAINT "price_points_tenant_id_goods_id_goods_tenant_id_id_fk" FOREIGN KEY ("tenant_id","goods_id") REFERENCES "public"."goods"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_counts" ADD CONSTRAINT "view_counts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "brands_code" ON "brands" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "brands_position" ON "brands" USING btree ("tenant_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "classifications_code" ON "classifications" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "classifications_parent" ON "classifications" USING btree ("tenant_id","parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contents_code" ON "contents" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "contents_newest" ON "contents" USING btree ("tenant_id","publish_time" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "contents_heat" ON "contents" USING btree ("tenant_id","heat" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "contents_classification" ON "contents" USING btree ("tenant_id","classification_id");--> statement-breakpoint
CREATE INDEX "deal_module_items_position" ON "deal_module_items" USING btree ("tenant_id","module_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "deals_code" ON "deals" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "deals_goods" ON "deals" USING btree ("tenant_id","goods_id");--> statement-breakpoint
CREATE INDEX "deals_feed" ON "deals" USING btree ("tenant_id","published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "deals_heat" ON "deals" USING btree ("tenant_id","heat" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "deals_labels" ON "deals" USING gin ("labels");--> statement-breakpoint
CREATE INDEX "deals_daily" ON "deals" USING btree ("tenant_id","daily_special_until");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_code" ON "goods" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_item" ON "goods" USING btree ("tenant_id","platform","item_id");--> statement-breakpoint
CREATE INDEX "goods_classification" ON "goods" USING btree ("tenant_id","classification_id");--> statement-breakpoint
CREATE INDEX "goods_brand" ON "goods" USING btree ("tenant_id","brand_id");--> statement-breakpoint
CREATE INDEX "item_group_refs_goods" ON "item_group_refs" USING btree ("tenant_id","goods_id");--> statement-breakpoint
CREATE UNIQUE INDEX "item_groups_code" ON "item_groups" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_path" ON "pages" USING btree ("tenant_id","path");--> statement-breakpoint
CREATE UNIQUE INDEX "topics_subtitle" ON "topics" USING btree ("tenant_id","subtitle");