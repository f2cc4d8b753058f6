DROP INDEX "search_entries_hottest";--> statement-breakpoint
-- The next start makes every entry anew.
DELETE FROM "search_entries";--> statement-breakpoint
-- It did nothing: rows of this size never leave their page.
ALTER TABLE "search_entries" RESET (toast_tuple_target);--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "standing" double precision NOT NULL;--> statement-breakpoint
CREATE INDEX "search_entries_standing" ON "search_entries" USING btree ("tenant_id","type","standing" DESC NULLS FIRST,"id");
