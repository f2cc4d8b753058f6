-- The end of a product's last run of equal readings is the time of its last reading. By the imports it has been that
-- time already; goods of others, which have none or a later time, keep theirs.
INSERT INTO "price_points" ("tenant_id", "goods_id", "at", "until", "price", "available")
SELECT g."tenant_id", g."id", date_trunc('milliseconds', g."checked_at"), g."checked_at", g."price",
  g."availability" NOT IN ('OUT_OF_STOCK', 'DISCONTINUED')
FROM "goods" g WHERE NOT EXISTS (
  SELECT FROM "price_points" p WHERE p."tenant_id" = g."tenant_id" AND p."goods_id" = g."id");--> statement-breakpoint
UPDATE "price_points" p SET "until" = g."checked_at" FROM "goods" g, LATERAL (
  SELECT "at" FROM "price_points" WHERE "tenant_id" = g."tenant_id" AND "goods_id" = g."id" ORDER BY "at" DESC LIMIT 1) AS last
WHERE p."tenant_id" = g."tenant_id" AND p."goods_id" = g."id" AND p."at" = last."at" AND p."until" < g."checked_at";--> statement-breakpoint
ALTER TABLE "goods" DROP COLUMN "checked_at";
