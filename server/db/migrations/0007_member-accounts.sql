CREATE TABLE "auth_codes" (
	"tenant_id" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"scene" text NOT NULL,
	"destination" text NOT NULL,
	"member_id" text,
	"address" text NOT NULL,
	"lang" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"send_at" timestamp with time zone,
	"sendings" integer DEFAULT 0 NOT NULL,
	"code_hash" text,
	"expires_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"proof_hash" text,
	"proof_expires_at" timestamp with time zone,
	CONSTRAINT "auth_codes_proof_hash_unique" UNIQUE("proof_hash")
);
--> statement-breakpoint
CREATE TABLE "member_credentials" (
	"tenant_id" text NOT NULL,
	"member_id" text NOT NULL,
	"email" text,
	"country_code" text,
	"mobile" text,
	"password_hash" text,
	CONSTRAINT "member_credentials_tenant_id_member_id_pk" PRIMARY KEY("tenant_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "member_identities" (
	"tenant_id" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_identities_tenant_id_provider_subject_pk" PRIMARY KEY("tenant_id","provider","subject")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"tenant_id" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"destination" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_reviews" (
	"tenant_id" text NOT NULL,
	"member_id" text NOT NULL,
	"data_type" text NOT NULL,
	"data_value" text NOT NULL,
	"audit_action" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profile_reviews_tenant_id_member_id_data_type_pk" PRIMARY KEY("tenant_id","member_id","data_type")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "deactivated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth_codes" ADD CONSTRAINT "auth_codes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_credentials" ADD CONSTRAINT "member_credentials_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_credentials" ADD CONSTRAINT "member_credentials_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_identities" ADD CONSTRAINT "member_identities_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_identities" ADD CONSTRAINT "member_identities_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_reviews" ADD CONSTRAINT "profile_reviews_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_reviews" ADD CONSTRAINT "profile_reviews_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_codes_destination" ON "auth_codes" USING btree ("tenant_id","destination","created_at");--> statement-breakpoint
CREATE INDEX "auth_codes_address" ON "auth_codes" USING btree ("tenant_id","address","created_at");--> statement-breakpoint
CREATE INDEX "auth_codes_created" ON "auth_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "auth_codes_due" ON "auth_codes" USING btree ("send_at") WHERE "auth_codes"."send_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "member_credentials_email" ON "member_credentials" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "member_credentials_mobile" ON "member_credentials" USING btree ("tenant_id","country_code","mobile");--> statement-breakpoint
CREATE INDEX "member_identities_member" ON "member_identities" USING btree ("tenant_id","member_id");--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("tenant_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "profile_reviews_waiting" ON "profile_reviews" USING btree ("tenant_id","audit_action","created_at");