CREATE TABLE "category_mappings" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"source" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"classification_id" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "category_mappings_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"tenant_id" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"keyword" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_misses_tenant_id_day_key_pk" PRIMARY KEY("tenant_id","day","key")
);
--> statement-breakpoint
CREATE TABLE "spellings" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"written" text NOT NULL,
	"key" text NOT NULL,
	"meant" text NOT NULL,
	"leads_to" text,
	"source" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "spellings_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "source_category" text;--> statement-breakpoint
ALTER TABLE "category_mappings" ADD CONSTRAINT "category_mappings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_misses" ADD CONSTRAINT "search_misses_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spellings" ADD CONSTRAINT "spellings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "category_mappings_key" ON "category_mappings" USING btree ("tenant_id","source","key");--> statement-breakpoint
CREATE UNIQUE INDEX "spellings_key" ON "spellings" USING btree ("tenant_id","key");--> statement-breakpoint
CREATE INDEX "goods_uncategorised" ON "goods" USING btree ("tenant_id","source_category","id") WHERE "goods"."classification_id" IS NULL AND NOT "goods"."invalid";