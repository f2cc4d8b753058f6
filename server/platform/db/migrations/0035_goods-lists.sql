DROP INDEX "goods_classification";--> statement-breakpoint
DROP INDEX "goods_hot";--> statement-breakpoint
DROP INDEX "goods_newest";--> statement-breakpoint
DROP INDEX "goods_price";--> statement-breakpoint
DROP INDEX "goods_sales";--> statement-breakpoint
DROP INDEX "goods_shipping";--> statement-breakpoint
DROP INDEX "goods_official";--> statement-breakpoint
DROP INDEX "goods_reviews";--> statement-breakpoint
CREATE INDEX "goods_classification" ON "goods" USING btree ("tenant_id","classification_id","price","id","brand_id","platform");--> statement-breakpoint
CREATE INDEX "goods_hot" ON "goods" USING btree ("tenant_id","month_sales" DESC NULLS FIRST,"id","classification_id","brand_id","platform") WHERE NOT "goods"."invalid";--> statement-breakpoint
CREATE INDEX "goods_newest" ON "goods" USING btree ("tenant_id","created_at" DESC NULLS FIRST,"id","classification_id","brand_id","platform") WHERE NOT "goods"."invalid";--> statement-breakpoint
CREATE INDEX "goods_price" ON "goods" USING btree ("tenant_id","price","id","classification_id","brand_id","platform") WHERE NOT "goods"."invalid";--> statement-breakpoint
CREATE INDEX "goods_sales" ON "goods" USING btree ("tenant_id","total_sales" DESC NULLS FIRST,"id","classification_id","brand_id","platform") WHERE NOT "goods"."invalid";--> statement-breakpoint
CREATE INDEX "goods_shipping" ON "goods" USING btree ("tenant_id",("labels" @> '{FREE_SHIPPING}') DESC,"month_sales" DESC NULLS FIRST,"id","classification_id","brand_id","platform") WHERE NOT "goods"."invalid";--> statement-breakpoint
CREATE INDEX "goods_official" ON "goods" USING btree ("tenant_id",("labels" && '{LAZ_MALL,SHOPEE_MALL}') DESC,"month_sales" DESC NULLS FIRST,"id","classification_id","brand_id","platform") WHERE NOT "goods"."invalid";--> statement-breakpoint
CREATE INDEX "goods_reviews" ON "goods" USING btree ("tenant_id",((coalesce("average_score", 0) * "review_count" + 175) / ("review_count" + 50)) DESC,"id","classification_id","brand_id","platform") WHERE NOT "goods"."invalid";