ALTER TABLE "operators" ADD COLUMN "is_instance_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "suspended_at" timestamp with time zone;