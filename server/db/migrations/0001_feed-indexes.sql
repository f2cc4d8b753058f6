DROP INDEX "contents_newest";--> statement-breakpoint
DROP INDEX "contents_heat";--> statement-breakpoint
DROP INDEX "deals_feed";--> statement-breakpoint
DROP INDEX "deals_heat";--> statement-breakpoint
CREATE INDEX "contents_newest" ON "contents" USING btree ("tenant_id","publish_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "contents_heat" ON "contents" USING btree ("tenant_id","heat" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "deals_feed" ON "deals" USING btree ("tenant_id","published_at" DESC NULLS FIRST,"heat" DESC NULLS FIRST,"id","expires_at","labels") WHERE NOT "deals"."invalid";--> statement-breakpoint
CREATE INDEX "deals_heat" ON "deals" USING btree ("tenant_id","heat" DESC NULLS FIRST,"id");