ALTER TABLE "category_mappings" ALTER COLUMN "classification_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "category_mappings" ADD COLUMN "given" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "category_mappings" ADD COLUMN "due" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "category_mappings_due" ON "category_mappings" USING btree ("tenant_id") WHERE "category_mappings"."due";