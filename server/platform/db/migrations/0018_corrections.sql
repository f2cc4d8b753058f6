ALTER TABLE "deals" ADD COLUMN "locked" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "imported" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "locked" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "imported" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "deals_locked" ON "deals" USING btree ("tenant_id","id") WHERE coalesce(cardinality("deals"."locked"), 0) > 0;--> statement-breakpoint
CREATE INDEX "goods_locked" ON "goods" USING btree ("tenant_id","id") WHERE coalesce(cardinality("goods"."locked"), 0) > 0;