DROP INDEX "goods_classification";--> statement-breakpoint
CREATE INDEX "goods_labels" ON "goods" USING gin ("labels");--> statement-breakpoint
CREATE INDEX "goods_classification" ON "goods" USING btree ("tenant_id","classification_id","price","id");