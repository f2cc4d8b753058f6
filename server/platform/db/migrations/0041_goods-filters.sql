DROP INDEX "goods_classification";--> statement-breakpoint
DROP INDEX "goods_brand";--> statement-breakpoint
CREATE INDEX "goods_classification" ON "goods" USING btree ("tenant_id","classification_id","price","id","brand_id","platform",("labels" @> '{FREE_SHIPPING}'),"invalid","availability","labels","story_until","usual_price","month_sales");--> statement-breakpoint
CREATE INDEX "goods_brand" ON "goods" USING btree ("tenant_id","brand_id","classification_id","invalid","availability");