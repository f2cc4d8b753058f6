CREATE TABLE "share_sign_ups" (
	"tenant_id" text NOT NULL,
	"member_id" text NOT NULL,
	"visitor" text NOT NULL,
	"sharer_id" text NOT NULL,
	"shared_object_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_sign_ups_tenant_id_member_id_pk" PRIMARY KEY("tenant_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "share_visits" (
	"tenant_id" text NOT NULL,
	"sharer_id" text NOT NULL,
	"shared_object_id" text NOT NULL,
	"visitor" text NOT NULL,
	"member_id" text,
	"device_fingerprint" text NOT NULL,
	"jump_target" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_visits_tenant_id_sharer_id_shared_object_id_visitor_pk" PRIMARY KEY("tenant_id","sharer_id","shared_object_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shares_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "share_sign_ups" ADD CONSTRAINT "share_sign_ups_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_sign_ups" ADD CONSTRAINT "share_sign_ups_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_sign_ups" ADD CONSTRAINT "share_sign_ups_tenant_id_sharer_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sharer_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_visits" ADD CONSTRAINT "share_visits_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_visits" ADD CONSTRAINT "share_visits_tenant_id_sharer_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sharer_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_visits" ADD CONSTRAINT "share_visits_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "share_sign_ups_visitor" ON "share_sign_ups" USING btree ("tenant_id","visitor");--> statement-breakpoint
CREATE INDEX "share_sign_ups_sharer" ON "share_sign_ups" USING btree ("tenant_id","sharer_id","shared_object_id");--> statement-breakpoint
CREATE INDEX "share_visits_visitor" ON "share_visits" USING btree ("tenant_id","visitor","created_at");--> statement-breakpoint
CREATE INDEX "share_visits_created" ON "share_visits" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shares_subject" ON "shares" USING btree ("tenant_id","member_id","activity_id","subject_type","subject_id");