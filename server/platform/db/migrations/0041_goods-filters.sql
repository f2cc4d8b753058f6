DROP INDEX "goods_classification";--> statement-breakpoint
DROP INDEX "goods_brand";--> statement-breakpoint
CREATE INDEX "goods_classification" ON "goods" USING btree ("tenant_id","classification_id","price","id","brand_id","platform",("labels" @> '{FREE_SHIPPING}'),"invalid","availability","labels","story_until","usual_price","month_sales");--> statement-breakpoint
CREATE INDEX "goods_brand" ON "goods" USING btree ("tenant_id","brand_id","classification_id","invalid","availability");--> statement-breakpoint
DROP INDEX "goods_hot";--> statement-breakpoint
CREATE INDEX "goods_hot" ON "goods" USING btree ("tenant_id","month_sales" DESC NULLS FIRST,"id","classification_id","brand_id","platform","availability","price","labels","story_until","usual_price") WHERE NOT "goods"."invalid";
