CREATE TABLE "price_decisions" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"goods_id" text NOT NULL,
	"decision" text NOT NULL,
	"price" bigint NOT NULL,
	"reason" text,
	"availability" text NOT NULL,
	"ended" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	CONSTRAINT "price_decisions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
DROP INDEX "goods_classification";--> statement-breakpoint
DROP INDEX "goods_hot";--> statement-breakpoint
DROP INDEX "goods_price";--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "max_price" bigint;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "held" text;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "rank_price" bigint GENERATED ALWAYS AS (case when held is null then current_price when held = 'BAIT' then max_price end) STORED;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "held" text;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "rank_price" bigint GENERATED ALWAYS AS (case when held is null then price when held = 'BAIT' then max_price end) STORED;--> statement-breakpoint
ALTER TABLE "price_points" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "price_decisions" ADD CONSTRAINT "price_decisions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_decisions" ADD CONSTRAINT "price_decisions_tenant_id_goods_id_goods_tenant_id_id_fk" FOREIGN KEY ("tenant_id","goods_id") REFERENCES "public"."goods"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_decisions_newest" ON "price_decisions" USING btree ("tenant_id","at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "price_decisions_goods" ON "price_decisions" USING btree ("tenant_id","goods_id");--> statement-breakpoint
CREATE INDEX "goods_held" ON "goods" USING btree ("tenant_id","held","id") WHERE "goods"."held" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "goods_classification" ON "goods" USING btree ("tenant_id","classification_id","rank_price","id","brand_id","platform",("labels" @> '{FREE_SHIPPING}'),"invalid","availability","labels","story_until","usual_price","month_sales");--> statement-breakpoint
CREATE INDEX "goods_hot" ON "goods" USING btree ("tenant_id","month_sales" DESC NULLS FIRST,"id","classification_id","brand_id","platform","availability","rank_price","labels","story_until","usual_price") WHERE NOT "goods"."invalid";--> statement-breakpoint
CREATE INDEX "goods_price" ON "goods" USING btree ("tenant_id","rank_price","id","classification_id","brand_id","platform") WHERE NOT "goods"."invalid";--> statement-breakpoint
UPDATE "deals" SET "max_price" = "goods"."max_price" FROM "goods"
  WHERE "goods"."tenant_id" = "deals"."tenant_id" AND "goods"."id" = "deals"."goods_id"
    AND "goods"."price" = "deals"."current_price" AND "goods"."max_price" IS NOT NULL;--> statement-breakpoint
UPDATE "goods" SET "story_until" = now() WHERE "story_until" > now() AND ("usual_price" IS NULL OR "max_price" >= 10 * "price");
