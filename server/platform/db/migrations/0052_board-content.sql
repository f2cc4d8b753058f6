ALTER TABLE "item_group_refs" ALTER COLUMN "goods_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "item_group_refs" ADD COLUMN "content_type" text;--> statement-breakpoint
ALTER TABLE "item_group_refs" ADD COLUMN "content_code" text;