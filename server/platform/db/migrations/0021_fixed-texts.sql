CREATE TABLE "fixed_texts" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"page" text NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"valid_from" timestamp with time zone,
	CONSTRAINT "fixed_texts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "fixed_texts" ADD CONSTRAINT "fixed_texts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fixed_texts_page" ON "fixed_texts" USING btree ("tenant_id","page");