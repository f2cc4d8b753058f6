CREATE TABLE "member_messages" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text NOT NULL,
	"type" text NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"actor_id" text,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"reply_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "member_messages_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "notice_reads" (
	"tenant_id" text NOT NULL,
	"member_id" text NOT NULL,
	"notice_id" text NOT NULL,
	CONSTRAINT "notice_reads_tenant_id_member_id_notice_id_pk" PRIMARY KEY("tenant_id","member_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"link" text,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notices_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "member_messages" ADD CONSTRAINT "member_messages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_messages" ADD CONSTRAINT "member_messages_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_messages" ADD CONSTRAINT "member_messages_tenant_id_actor_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","actor_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_tenant_id_notice_id_notices_tenant_id_id_fk" FOREIGN KEY ("tenant_id","notice_id") REFERENCES "public"."notices"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_messages_cause" ON "member_messages" USING btree ("tenant_id","member_id","cause");--> statement-breakpoint
CREATE INDEX "member_messages_newest" ON "member_messages" USING btree ("tenant_id","member_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "member_messages_actor" ON "member_messages" USING btree ("tenant_id","actor_id");--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("tenant_id","published_at" DESC NULLS FIRST,"id");