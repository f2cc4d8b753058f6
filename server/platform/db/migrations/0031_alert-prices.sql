ALTER TABLE "deal_alerts" ADD COLUMN "max_price" bigint;--> statement-breakpoint
ALTER TABLE "deal_alerts" ADD COLUMN "currency" text;