CREATE TABLE "operator_sign_in_mails" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"operator_id" text NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"token" text,
	"created_at" timestamp with time zone NOT NULL,
	"send_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "operator_sign_in_mails_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "operator_sign_in_mails" ADD CONSTRAINT "operator_sign_in_mails_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sign_in_mails" ADD CONSTRAINT "operator_sign_in_mails_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_sign_in_mails_due" ON "operator_sign_in_mails" USING btree ("send_at");--> statement-breakpoint
CREATE INDEX "operator_sign_in_mails_operator" ON "operator_sign_in_mails" USING btree ("operator_id","created_at");