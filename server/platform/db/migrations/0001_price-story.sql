ALTER TABLE "goods" ADD COLUMN "availability" text DEFAULT 'IN_STOCK' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "available_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "checked_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "description" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "gtin" text;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "mpn" text;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "variant_group" text;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "feed_id" text;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "missed_runs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "usual_price" bigint;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "verdict" text DEFAULT 'NEW' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "story_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_points" ADD COLUMN "until" timestamp with time zone;--> statement-breakpoint
UPDATE "price_points" p SET "until" = coalesce(
  (SELECT min(n."at") FROM "price_points" n WHERE n."tenant_id" = p."tenant_id" AND n."goods_id" = p."goods_id" AND n."at" > p."at"),
  (SELECT greatest(p."at", g."updated_at") FROM "goods" g WHERE g."tenant_id" = p."tenant_id" AND g."id" = p."goods_id"));--> statement-breakpoint
ALTER TABLE "price_points" ALTER COLUMN "until" SET NOT NULL;--> statement-breakpoint
UPDATE "goods" g SET "story_until" = now(), "checked_at" = coalesce(
  (SELECT max(p."until") FROM "price_points" p WHERE p."tenant_id" = g."tenant_id" AND p."goods_id" = g."id"), g."updated_at");--> statement-breakpoint
ALTER TABLE "price_points" ADD COLUMN "available" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "goods_story" ON "goods" USING btree ("tenant_id","story_until") WHERE "goods"."story_until" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "goods_feed" ON "goods" USING btree ("tenant_id","feed_id") WHERE "goods"."feed_id" IS NOT NULL;