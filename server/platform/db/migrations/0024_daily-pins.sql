CREATE TABLE "daily_pins" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"deals" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "daily_pins_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "daily_special_pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_pins" ADD CONSTRAINT "daily_pins_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_pins_start" ON "daily_pins" USING btree ("tenant_id","starts_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "daily_pins_end" ON "daily_pins" USING btree ("tenant_id","ends_at");--> statement-breakpoint
CREATE INDEX "deals_pinned" ON "deals" USING btree ("tenant_id","id") WHERE "deals"."daily_special_pinned";