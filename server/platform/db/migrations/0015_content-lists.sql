ALTER TABLE "content_versions" ADD COLUMN "row" jsonb;--> statement-breakpoint
CREATE INDEX "topics_position" ON "topics" USING btree ("tenant_id","position","id");--> statement-breakpoint
CREATE INDEX "classifications_sequence" ON "classifications" USING btree ("tenant_id","sequence_number","id");--> statement-breakpoint
CREATE INDEX "coupons_end" ON "coupons" USING btree ("tenant_id","end_time");--> statement-breakpoint
CREATE INDEX "deal_modules_position" ON "deal_modules" USING btree ("tenant_id","position","id");--> statement-breakpoint
CREATE INDEX "item_groups_position" ON "item_groups" USING btree ("tenant_id","position","id");--> statement-breakpoint
CREATE INDEX "keywords_heat" ON "keywords" USING btree ("tenant_id","heat","id");--> statement-breakpoint
CREATE INDEX "spellings_changed" ON "spellings" USING btree ("tenant_id","kind","updated_at","id");