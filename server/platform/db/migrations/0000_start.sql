CREATE TABLE "brands" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"logo" text,
	"cover" text,
	"online" boolean DEFAULT true NOT NULL,
	"hot" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "brands_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "classifications" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"parent_id" text,
	"level" integer NOT NULL,
	"name" jsonb NOT NULL,
	"picture" text,
	"sequence_number" text NOT NULL,
	CONSTRAINT "classifications_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"content_type_code" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"cover" jsonb,
	"author" text NOT NULL,
	"keywords" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"classification_id" text,
	"selected" boolean DEFAULT false NOT NULL,
	"heat" integer DEFAULT 0 NOT NULL,
	"invalid" boolean DEFAULT false NOT NULL,
	"publish_time" timestamp with time zone NOT NULL,
	"update_time" timestamp with time zone NOT NULL,
	"author_id" text,
	CONSTRAINT "contents_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"discount_type" text NOT NULL,
	"discount" bigint NOT NULL,
	"currency" text NOT NULL,
	"title" jsonb NOT NULL,
	"code" text,
	"link" text,
	"platform" text NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone,
	"shelf_time" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "deal_module_items" (
	"tenant_id" text NOT NULL,
	"module_id" text NOT NULL,
	"deal_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "deal_module_items_tenant_id_module_id_deal_id_pk" PRIMARY KEY("tenant_id","module_id","deal_id")
);
--> statement-breakpoint
CREATE TABLE "deal_modules" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"label" jsonb NOT NULL,
	"background_colors" text[] DEFAULT '{}' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "deal_modules_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"goods_id" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"platform" text NOT NULL,
	"goods_link" text NOT NULL,
	"goods_trace_link" text,
	"picture" text NOT NULL,
	"currency" text NOT NULL,
	"current_price" bigint NOT NULL,
	"original_price" bigint,
	"price_reduction" bigint,
	"price_deduct_rate" numeric(6, 4),
	"labels" text[] DEFAULT '{}' NOT NULL,
	"heat" integer DEFAULT 0 NOT NULL,
	"invalid" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone,
	"daily_special_until" timestamp with time zone,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deals_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"platform" text NOT NULL,
	"item_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"origin_url" text NOT NULL,
	"brand_id" text,
	"classification_id" text,
	"currency" text NOT NULL,
	"price" bigint NOT NULL,
	"max_price" bigint,
	"original_price" bigint,
	"month_sales" integer DEFAULT 0 NOT NULL,
	"total_sales" integer DEFAULT 0 NOT NULL,
	"average_score" numeric(3, 2),
	"review_count" integer DEFAULT 0 NOT NULL,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"invalid" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rating_counts" integer[],
	CONSTRAINT "goods_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "guesses" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_group_refs" (
	"tenant_id" text NOT NULL,
	"group_id" text NOT NULL,
	"position" integer NOT NULL,
	"goods_id" text NOT NULL,
	"item_name" jsonb NOT NULL,
	"sort_value" numeric(14, 4),
	CONSTRAINT "item_group_refs_tenant_id_group_id_position_pk" PRIMARY KEY("tenant_id","group_id","position")
);
--> statement-breakpoint
CREATE TABLE "item_groups" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"name" jsonb NOT NULL,
	"group_type" text NOT NULL,
	"subject_type" text NOT NULL,
	"gen_type" text NOT NULL,
	"order_type" text,
	"classification_id" text,
	"online" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"sorted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_groups_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "keywords" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"keyword" jsonb NOT NULL,
	"heat" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "keywords_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "opened_requests" (
	"tag" text PRIMARY KEY NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_points" (
	"tenant_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "price_points_tenant_id_goods_id_at_pk" PRIMARY KEY("tenant_id","goods_id","at")
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"title" jsonb NOT NULL,
	"subtitle" text NOT NULL,
	"tagline" jsonb NOT NULL,
	"cover" text NOT NULL,
	"shelved" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "topics_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "view_counts" (
	"tenant_id" text NOT NULL,
	"day" text NOT NULL,
	"page" text NOT NULL,
	"module" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "view_counts_tenant_id_day_page_module_subject_type_subject_id_pk" PRIMARY KEY("tenant_id","day","page","module","subject_type","subject_id")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"tenant_id" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	CONSTRAINT "audit_log_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "media_assets" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"url" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"alt" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"focal_point" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	CONSTRAINT "media_assets_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "module_counts" (
	"tenant_id" text NOT NULL,
	"day" text NOT NULL,
	"page_id" text NOT NULL,
	"node_id" text NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "module_counts_tenant_id_page_id_day_node_id_pk" PRIMARY KEY("tenant_id","page_id","day","node_id")
);
--> statement-breakpoint
CREATE TABLE "page_edits" (
	"tenant_id" text NOT NULL,
	"page_id" text NOT NULL,
	"rev" integer NOT NULL,
	"edit_id" text NOT NULL,
	"client_id" text NOT NULL,
	"base" integer NOT NULL,
	"commands" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	CONSTRAINT "page_edits_tenant_id_page_id_rev_pk" PRIMARY KEY("tenant_id","page_id","rev")
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"tenant_id" text NOT NULL,
	"page_id" text NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	"rev" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	CONSTRAINT "page_versions_tenant_id_page_id_version_pk" PRIMARY KEY("tenant_id","page_id","version")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"path" text NOT NULL,
	"page_type" text NOT NULL,
	"document" jsonb,
	"rev" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_version" integer,
	"published_at" timestamp with time zone,
	"draft" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	"translation_sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "pages_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"items" jsonb NOT NULL,
	"state" text NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"revert_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"reverted_at" timestamp with time zone,
	"previous" jsonb,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	CONSTRAINT "releases_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "review_links" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"page_id" text NOT NULL,
	"version" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"operator_id" text NOT NULL,
	"operator_name" text NOT NULL,
	CONSTRAINT "review_links_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "operator_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"inviter_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "operator_members" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"operator_id" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"operator_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"issuer" text NOT NULL,
	"account_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"operator_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"active_organization_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operator_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "operator_two_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"operator_id" text NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true,
	"failed_verification_count" integer DEFAULT 0,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "operator_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operators_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"logo" text,
	"metadata" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organizations_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "alert_digests" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text NOT NULL,
	"day" text NOT NULL,
	"lang" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"send_at" timestamp with time zone,
	"sendings" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "alert_digests_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "alerted_deals" (
	"tenant_id" text NOT NULL,
	"member_id" text NOT NULL,
	"deal_id" text NOT NULL,
	"digest_id" text NOT NULL,
	CONSTRAINT "alerted_deals_tenant_id_member_id_deal_id_pk" PRIMARY KEY("tenant_id","member_id","deal_id")
);
--> statement-breakpoint
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
CREATE TABLE "deal_alerts" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text NOT NULL,
	"keyword" text NOT NULL,
	"brand_id" text,
	"category_ids" text[] NOT NULL,
	"tag_ids" text[] NOT NULL,
	"key" text NOT NULL,
	"lang" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	CONSTRAINT "deal_alerts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"tenant_id" text NOT NULL,
	"member_id" text NOT NULL,
	"target_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_tenant_id_member_id_target_id_pk" PRIMARY KEY("tenant_id","member_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "marks" (
	"tenant_id" text NOT NULL,
	"member_id" text NOT NULL,
	"action_type" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "marks_tenant_id_member_id_action_type_subject_type_subject_id_pk" PRIMARY KEY("tenant_id","member_id","action_type","subject_type","subject_id")
);
--> statement-breakpoint
CREATE TABLE "member_blocks" (
	"tenant_id" text NOT NULL,
	"member_id" text NOT NULL,
	"blocked_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_blocks_tenant_id_member_id_blocked_id_pk" PRIMARY KEY("tenant_id","member_id","blocked_id")
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
	"reason" text,
	CONSTRAINT "member_messages_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_sessions" (
	"tenant_id" text NOT NULL,
	"member_id" text NOT NULL,
	"token_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"agent" text DEFAULT '' NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_uploads" (
	"tenant_id" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"stored_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "members" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"nickname" text NOT NULL,
	"biography" text,
	"avatar" text,
	"gender" integer,
	"birthday" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	"deactivated_at" timestamp with time zone,
	CONSTRAINT "members_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
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
CREATE TABLE "replies" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"member_id" text NOT NULL,
	"root_id" text,
	"reply_to_id" text,
	"content" text NOT NULL,
	"at_user_ids" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "replies_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "report_cases" (
	"tenant_id" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"state" text NOT NULL,
	"newest_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_cases_tenant_id_subject_type_subject_id_pk" PRIMARY KEY("tenant_id","subject_type","subject_id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"option_code" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"price" bigint,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"heat" integer NOT NULL,
	"sales" integer DEFAULT 0 NOT NULL,
	"rating" real,
	"free_shipping" boolean DEFAULT false NOT NULL,
	"official" boolean DEFAULT false NOT NULL,
	"tenant_id" text NOT NULL,
	"type" text NOT NULL,
	"id" text NOT NULL,
	"classification_id" text,
	"brand_id" text,
	"platform" text,
	"words" "tsvector" NOT NULL,
	"standing" double precision NOT NULL,
	CONSTRAINT "search_entries_tenant_id_type_id_pk" PRIMARY KEY("tenant_id","type","id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"tenant_id" text NOT NULL,
	"word" text NOT NULL,
	"grams" text[] NOT NULL,
	CONSTRAINT "search_words_tenant_id_word_pk" PRIMARY KEY("tenant_id","word")
);
--> statement-breakpoint
-- Partitioned by hand: drizzle-kit knows no partitions.
CREATE TABLE "analytics_events" (
	"tenant_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event_id" text NOT NULL,
	"event_name" text NOT NULL,
	"session_id" text NOT NULL,
	"visitor_id" text NOT NULL,
	"lang" text NOT NULL,
	"terminal" text NOT NULL,
	"path" text NOT NULL,
	"params" jsonb NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "analytics_events_tenant_id_at_event_id_pk" PRIMARY KEY("tenant_id","at","event_id")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "beacon_counts" (
	"tenant_id" text NOT NULL,
	"day" date NOT NULL,
	"outcome" text NOT NULL,
	"beacons" integer NOT NULL,
	CONSTRAINT "beacon_counts_tenant_id_day_outcome_pk" PRIMARY KEY("tenant_id","day","outcome")
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"picture" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"invalid_at" timestamp with time zone,
	"invalid_reason" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"licence_number" text,
	"licence_exemption" text,
	"chance_rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mode" text,
	"draw_at" timestamp with time zone,
	"drawn_at" timestamp with time zone,
	"wins_per_member" integer DEFAULT 1 NOT NULL,
	"claim_days" integer DEFAULT 14 NOT NULL,
	"weight_table" text,
	"tickets_hash" text,
	"draws" integer DEFAULT 0 NOT NULL,
	"bonus_basis_points" integer DEFAULT 0 NOT NULL,
	"minimum_payout" bigint DEFAULT 0 NOT NULL,
	"badges" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "activities_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "activities_order" CHECK ("activities"."starts_at" < "activities"."ends_at"),
	CONSTRAINT "activities_draw" CHECK ("activities"."draw_at" is null or "activities"."draw_at" >= "activities"."ends_at"),
	CONSTRAINT "activities_lottery" CHECK ("activities"."type" <> 'LOTTERY' or ("activities"."mode" is not null and ("activities"."mode" = 'SCHEDULED') = ("activities"."draw_at" is not null))),
	CONSTRAINT "activities_licence" CHECK ("activities"."type" <> 'LOTTERY' or "activities"."published_at" is null
        or ("activities"."weight_table" is not null and coalesce("activities"."licence_number", "activities"."licence_exemption") is not null))
);
--> statement-breakpoint
CREATE TABLE "bonus_orders" (
	"tenant_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"platform" text NOT NULL,
	"order_id" text NOT NULL,
	"member_id" text NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"bonus" bigint NOT NULL,
	"currency" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "bonus_orders_tenant_id_activity_id_platform_order_id_pk" PRIMARY KEY("tenant_id","activity_id","platform","order_id")
);
--> statement-breakpoint
CREATE TABLE "chance_entries" (
	"tenant_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"member_id" text NOT NULL,
	"reason" text NOT NULL,
	"ref" text NOT NULL,
	"chances" integer NOT NULL,
	"day" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chance_entries_tenant_id_activity_id_member_id_reason_ref_pk" PRIMARY KEY("tenant_id","activity_id","member_id","reason","ref"),
	CONSTRAINT "chance_entries_chances" CHECK ("chance_entries"."chances" > 0)
);
--> statement-breakpoint
CREATE TABLE "draw_sources" (
	"tenant_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"key" text NOT NULL,
	"member_id" text NOT NULL,
	CONSTRAINT "draw_sources_tenant_id_activity_id_key_member_id_pk" PRIMARY KEY("tenant_id","activity_id","key","member_id")
);
--> statement-breakpoint
CREATE TABLE "draws" (
	"tenant_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"member_id" text NOT NULL,
	"request_id" text NOT NULL,
	"number" integer,
	"prize_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draws_tenant_id_activity_id_member_id_request_id_pk" PRIMARY KEY("tenant_id","activity_id","member_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "lottery_prizes" (
	"tenant_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"picture" text,
	"value" bigint,
	"currency" text,
	"weight" integer NOT NULL,
	"stock" integer NOT NULL,
	"left" integer NOT NULL,
	"needs_address" boolean NOT NULL,
	CONSTRAINT "lottery_prizes_tenant_id_activity_id_id_pk" PRIMARY KEY("tenant_id","activity_id","id"),
	CONSTRAINT "lottery_prizes_left" CHECK ("lottery_prizes"."left" >= 0 and "lottery_prizes"."left" <= "lottery_prizes"."stock"),
	CONSTRAINT "lottery_prizes_weight" CHECK ("lottery_prizes"."weight" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_accounts" (
	"tenant_id" text NOT NULL,
	"member_id" text NOT NULL,
	"method" text NOT NULL,
	"bank_code" text,
	"account" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_accounts_tenant_id_member_id_pk" PRIMARY KEY("tenant_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "prize_records" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"activity_id" text NOT NULL,
	"prize_id" text NOT NULL,
	"member_id" text NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"won_at" timestamp with time zone NOT NULL,
	"claim_until" timestamp with time zone,
	"address" text,
	"address_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"carrier" text,
	"tracking_number" text,
	CONSTRAINT "prize_records_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
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
CREATE TABLE "short_links" (
	"tenant_id" text NOT NULL,
	"code" text NOT NULL,
	"member_id" text,
	"target" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "short_links_tenant_id_code_pk" PRIMARY KEY("tenant_id","code")
);
--> statement-breakpoint
CREATE TABLE "ai_questions" (
	"tenant_id" text NOT NULL,
	"day" text NOT NULL,
	"asker" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "ai_questions_tenant_id_day_asker_pk" PRIMARY KEY("tenant_id","day","asker"),
	CONSTRAINT "ai_questions_count" CHECK ("ai_questions"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classifications" ADD CONSTRAINT "classifications_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_module_items" ADD CONSTRAINT "deal_module_items_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_module_items" ADD CONSTRAINT "deal_module_items_tenant_id_module_id_deal_modules_tenant_id_id_fk" FOREIGN KEY ("tenant_id","module_id") REFERENCES "public"."deal_modules"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_module_items" ADD CONSTRAINT "deal_module_items_tenant_id_deal_id_deals_tenant_id_id_fk" FOREIGN KEY ("tenant_id","deal_id") REFERENCES "public"."deals"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_modules" ADD CONSTRAINT "deal_modules_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_tenant_id_goods_id_goods_tenant_id_id_fk" FOREIGN KEY ("tenant_id","goods_id") REFERENCES "public"."goods"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_group_refs" ADD CONSTRAINT "item_group_refs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_group_refs" ADD CONSTRAINT "item_group_refs_tenant_id_group_id_item_groups_tenant_id_id_fk" FOREIGN KEY ("tenant_id","group_id") REFERENCES "public"."item_groups"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_group_refs" ADD CONSTRAINT "item_group_refs_tenant_id_goods_id_goods_tenant_id_id_fk" FOREIGN KEY ("tenant_id","goods_id") REFERENCES "public"."goods"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_groups" ADD CONSTRAINT "item_groups_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keywords" ADD CONSTRAINT "keywords_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_points" ADD CONSTRAINT "price_points_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_points" ADD CONSTRAINT "price_points_tenant_id_goods_id_goods_tenant_id_id_fk" FOREIGN KEY ("tenant_id","goods_id") REFERENCES "public"."goods"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_counts" ADD CONSTRAINT "view_counts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_assets" ADD CONSTRAINT "media_assets_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "module_counts" ADD CONSTRAINT "module_counts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_edits" ADD CONSTRAINT "page_edits_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_edits" ADD CONSTRAINT "page_edits_tenant_id_page_id_pages_tenant_id_id_fk" FOREIGN KEY ("tenant_id","page_id") REFERENCES "public"."pages"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_tenant_id_page_id_pages_tenant_id_id_fk" FOREIGN KEY ("tenant_id","page_id") REFERENCES "public"."pages"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_tenant_id_page_id_pages_tenant_id_id_fk" FOREIGN KEY ("tenant_id","page_id") REFERENCES "public"."pages"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_invitations" ADD CONSTRAINT "operator_invitations_tenant_id_organizations_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_invitations" ADD CONSTRAINT "operator_invitations_inviter_id_operators_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_members" ADD CONSTRAINT "operator_members_tenant_id_organizations_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_members" ADD CONSTRAINT "operator_members_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_accounts" ADD CONSTRAINT "operator_accounts_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_two_factors" ADD CONSTRAINT "operator_two_factors_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_id_tenants_id_fk" FOREIGN KEY ("id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_digests" ADD CONSTRAINT "alert_digests_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_digests" ADD CONSTRAINT "alert_digests_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerted_deals" ADD CONSTRAINT "alerted_deals_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerted_deals" ADD CONSTRAINT "alerted_deals_tenant_id_digest_id_alert_digests_tenant_id_id_fk" FOREIGN KEY ("tenant_id","digest_id") REFERENCES "public"."alert_digests"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_codes" ADD CONSTRAINT "auth_codes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_alerts" ADD CONSTRAINT "deal_alerts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_alerts" ADD CONSTRAINT "deal_alerts_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_tenant_id_target_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","target_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marks" ADD CONSTRAINT "marks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marks" ADD CONSTRAINT "marks_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_blocks" ADD CONSTRAINT "member_blocks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_blocks" ADD CONSTRAINT "member_blocks_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_blocks" ADD CONSTRAINT "member_blocks_tenant_id_blocked_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","blocked_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_credentials" ADD CONSTRAINT "member_credentials_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_credentials" ADD CONSTRAINT "member_credentials_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_identities" ADD CONSTRAINT "member_identities_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_identities" ADD CONSTRAINT "member_identities_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_messages" ADD CONSTRAINT "member_messages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_messages" ADD CONSTRAINT "member_messages_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_messages" ADD CONSTRAINT "member_messages_tenant_id_actor_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","actor_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_sessions" ADD CONSTRAINT "member_sessions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_sessions" ADD CONSTRAINT "member_sessions_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_uploads" ADD CONSTRAINT "member_uploads_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_uploads" ADD CONSTRAINT "member_uploads_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_tenant_id_notice_id_notices_tenant_id_id_fk" FOREIGN KEY ("tenant_id","notice_id") REFERENCES "public"."notices"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_reviews" ADD CONSTRAINT "profile_reviews_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_reviews" ADD CONSTRAINT "profile_reviews_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beacon_counts" ADD CONSTRAINT "beacon_counts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_orders" ADD CONSTRAINT "bonus_orders_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_orders" ADD CONSTRAINT "bonus_orders_tenant_id_activity_id_activities_tenant_id_id_fk" FOREIGN KEY ("tenant_id","activity_id") REFERENCES "public"."activities"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_orders" ADD CONSTRAINT "bonus_orders_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chance_entries" ADD CONSTRAINT "chance_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chance_entries" ADD CONSTRAINT "chance_entries_tenant_id_activity_id_activities_tenant_id_id_fk" FOREIGN KEY ("tenant_id","activity_id") REFERENCES "public"."activities"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chance_entries" ADD CONSTRAINT "chance_entries_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_sources" ADD CONSTRAINT "draw_sources_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_sources" ADD CONSTRAINT "draw_sources_tenant_id_activity_id_activities_tenant_id_id_fk" FOREIGN KEY ("tenant_id","activity_id") REFERENCES "public"."activities"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draw_sources" ADD CONSTRAINT "draw_sources_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_tenant_id_activity_id_activities_tenant_id_id_fk" FOREIGN KEY ("tenant_id","activity_id") REFERENCES "public"."activities"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draws" ADD CONSTRAINT "draws_tenant_id_activity_id_prize_id_lottery_prizes_tenant_id_activity_id_id_fk" FOREIGN KEY ("tenant_id","activity_id","prize_id") REFERENCES "public"."lottery_prizes"("tenant_id","activity_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_prizes" ADD CONSTRAINT "lottery_prizes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_prizes" ADD CONSTRAINT "lottery_prizes_tenant_id_activity_id_activities_tenant_id_id_fk" FOREIGN KEY ("tenant_id","activity_id") REFERENCES "public"."activities"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_records" ADD CONSTRAINT "prize_records_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_records" ADD CONSTRAINT "prize_records_tenant_id_activity_id_prize_id_lottery_prizes_tenant_id_activity_id_id_fk" FOREIGN KEY ("tenant_id","activity_id","prize_id") REFERENCES "public"."lottery_prizes"("tenant_id","activity_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_records" ADD CONSTRAINT "prize_records_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_sign_ups" ADD CONSTRAINT "share_sign_ups_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_sign_ups" ADD CONSTRAINT "share_sign_ups_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_sign_ups" ADD CONSTRAINT "share_sign_ups_tenant_id_sharer_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sharer_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_visits" ADD CONSTRAINT "share_visits_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_visits" ADD CONSTRAINT "share_visits_tenant_id_sharer_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sharer_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_visits" ADD CONSTRAINT "share_visits_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_tenant_id_member_id_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."members"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_questions" ADD CONSTRAINT "ai_questions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "brands_code" ON "brands" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "brands_position" ON "brands" USING btree ("tenant_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "classifications_code" ON "classifications" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "classifications_parent" ON "classifications" USING btree ("tenant_id","parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contents_code" ON "contents" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "contents_newest" ON "contents" USING btree ("tenant_id","publish_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "contents_heat" ON "contents" USING btree ("tenant_id","heat" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "contents_classification" ON "contents" USING btree ("tenant_id","classification_id");--> statement-breakpoint
CREATE INDEX "coupons_newest" ON "coupons" USING btree ("tenant_id","shelf_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "deal_module_items_position" ON "deal_module_items" USING btree ("tenant_id","module_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "deals_code" ON "deals" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "deals_goods" ON "deals" USING btree ("tenant_id","goods_id");--> statement-breakpoint
CREATE INDEX "deals_feed" ON "deals" USING btree ("tenant_id","published_at" DESC NULLS FIRST,"heat" DESC NULLS FIRST,"id","expires_at","labels") WHERE NOT "deals"."invalid";--> statement-breakpoint
CREATE INDEX "deals_heat" ON "deals" USING btree ("tenant_id","heat" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "deals_labels" ON "deals" USING gin ("labels");--> statement-breakpoint
CREATE INDEX "deals_daily" ON "deals" USING btree ("tenant_id","daily_special_until");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_code" ON "goods" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_item" ON "goods" USING btree ("tenant_id","platform","item_id");--> statement-breakpoint
CREATE INDEX "goods_classification" ON "goods" USING btree ("tenant_id","classification_id");--> statement-breakpoint
CREATE INDEX "goods_brand" ON "goods" USING btree ("tenant_id","brand_id");--> statement-breakpoint
CREATE INDEX "goods_hot" ON "goods" USING btree ("tenant_id","month_sales" DESC NULLS FIRST,"id") WHERE NOT "goods"."invalid";--> statement-breakpoint
CREATE INDEX "goods_price" ON "goods" USING btree ("tenant_id","price","id") WHERE NOT "goods"."invalid";--> statement-breakpoint
CREATE INDEX "goods_sales" ON "goods" USING btree ("tenant_id","total_sales" DESC NULLS FIRST,"id") WHERE NOT "goods"."invalid";--> statement-breakpoint
CREATE INDEX "goods_shipping" ON "goods" USING btree ("tenant_id",("labels" @> '{FREE_SHIPPING}') DESC,"month_sales" DESC NULLS FIRST,"id") WHERE NOT "goods"."invalid";--> statement-breakpoint
CREATE INDEX "goods_official" ON "goods" USING btree ("tenant_id",("labels" && '{LAZ_MALL,SHOPEE_MALL}') DESC,"month_sales" DESC NULLS FIRST,"id") WHERE NOT "goods"."invalid";--> statement-breakpoint
CREATE INDEX "goods_reviews" ON "goods" USING btree ("tenant_id",((coalesce("average_score", 0) * "review_count" + 175) / ("review_count" + 50)) DESC,"id") WHERE NOT "goods"."invalid";--> statement-breakpoint
CREATE INDEX "guesses_until" ON "guesses" USING btree ("until");--> statement-breakpoint
CREATE INDEX "item_group_refs_goods" ON "item_group_refs" USING btree ("tenant_id","goods_id");--> statement-breakpoint
CREATE UNIQUE INDEX "item_groups_code" ON "item_groups" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "opened_requests_age" ON "opened_requests" USING btree ("opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "topics_subtitle" ON "topics" USING btree ("tenant_id","subtitle");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("tenant_id","subject_type","subject_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "media_assets_newest" ON "media_assets" USING btree ("tenant_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_edits_edit" ON "page_edits" USING btree ("tenant_id","page_id","edit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_path" ON "pages" USING btree ("tenant_id","path");--> statement-breakpoint
CREATE INDEX "releases_due" ON "releases" USING btree ("state","publish_at");--> statement-breakpoint
CREATE INDEX "releases_newest" ON "releases" USING btree ("tenant_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "operator_invitations_newest" ON "operator_invitations" USING btree ("tenant_id","status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "operator_members_member" ON "operator_members" USING btree ("tenant_id","operator_id");--> statement-breakpoint
CREATE INDEX "operator_members_operator" ON "operator_members" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_accounts_operator" ON "operator_accounts" USING btree ("operator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_accounts_account" ON "operator_accounts" USING btree ("issuer","account_id");--> statement-breakpoint
CREATE INDEX "operator_sessions_operator" ON "operator_sessions" USING btree ("operator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_two_factors_operator" ON "operator_two_factors" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_verifications_identifier" ON "operator_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "alert_digests_day" ON "alert_digests" USING btree ("tenant_id","member_id","day");--> statement-breakpoint
CREATE INDEX "alert_digests_created" ON "alert_digests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "alert_digests_due" ON "alert_digests" USING btree ("send_at") WHERE "alert_digests"."send_at" is not null;--> statement-breakpoint
CREATE INDEX "alerted_deals_digest" ON "alerted_deals" USING btree ("tenant_id","digest_id");--> statement-breakpoint
CREATE INDEX "auth_codes_destination" ON "auth_codes" USING btree ("tenant_id","destination","created_at");--> statement-breakpoint
CREATE INDEX "auth_codes_address" ON "auth_codes" USING btree ("tenant_id","address","created_at");--> statement-breakpoint
CREATE INDEX "auth_codes_created" ON "auth_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "auth_codes_due" ON "auth_codes" USING btree ("send_at") WHERE "auth_codes"."send_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "deal_alerts_key" ON "deal_alerts" USING btree ("tenant_id","member_id","key");--> statement-breakpoint
CREATE INDEX "follows_target" ON "follows" USING btree ("tenant_id","target_id");--> statement-breakpoint
CREATE INDEX "marks_newest" ON "marks" USING btree ("tenant_id","member_id","action_type","subject_type","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "marks_subject" ON "marks" USING btree ("tenant_id","subject_type","subject_id","action_type");--> statement-breakpoint
CREATE UNIQUE INDEX "member_credentials_email" ON "member_credentials" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "member_credentials_mobile" ON "member_credentials" USING btree ("tenant_id","country_code","mobile");--> statement-breakpoint
CREATE INDEX "member_identities_member" ON "member_identities" USING btree ("tenant_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_messages_cause" ON "member_messages" USING btree ("tenant_id","member_id","cause");--> statement-breakpoint
CREATE INDEX "member_messages_newest" ON "member_messages" USING btree ("tenant_id","member_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "member_messages_actor" ON "member_messages" USING btree ("tenant_id","actor_id");--> statement-breakpoint
CREATE INDEX "member_sessions_member" ON "member_sessions" USING btree ("tenant_id","member_id");--> statement-breakpoint
CREATE INDEX "member_sessions_expiry" ON "member_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "member_uploads_member" ON "member_uploads" USING btree ("tenant_id","member_id","created_at");--> statement-breakpoint
CREATE INDEX "member_uploads_created" ON "member_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "members_nickname" ON "members" USING btree ("tenant_id","nickname");--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("tenant_id","published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("tenant_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "profile_reviews_waiting" ON "profile_reviews" USING btree ("tenant_id","audit_action","created_at");--> statement-breakpoint
CREATE INDEX "replies_subject" ON "replies" USING btree ("tenant_id","subject_type","subject_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "replies_root" ON "replies" USING btree ("tenant_id","root_id","created_at");--> statement-breakpoint
CREATE INDEX "report_cases_newest" ON "report_cases" USING btree ("tenant_id","state","newest_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reports_subject" ON "reports" USING btree ("tenant_id","subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_entries_standing" ON "search_entries" USING btree ("tenant_id","type","standing" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "search_words_grams" ON "search_words" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "activities_window" ON "activities" USING btree ("tenant_id","ends_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "activities_due" ON "activities" USING btree ("draw_at") WHERE "activities"."draw_at" is not null and "activities"."drawn_at" is null;--> statement-breakpoint
CREATE INDEX "bonus_orders_member" ON "bonus_orders" USING btree ("tenant_id","member_id","activity_id","ordered_at" DESC NULLS FIRST,"platform","order_id");--> statement-breakpoint
CREATE INDEX "chance_entries_member" ON "chance_entries" USING btree ("tenant_id","member_id");--> statement-breakpoint
CREATE INDEX "chance_entries_reason" ON "chance_entries" USING btree ("tenant_id","activity_id","reason","member_id");--> statement-breakpoint
CREATE INDEX "draw_sources_member" ON "draw_sources" USING btree ("tenant_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "draws_number" ON "draws" USING btree ("tenant_id","activity_id","number");--> statement-breakpoint
CREATE INDEX "draws_member" ON "draws" USING btree ("tenant_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "prize_records_number" ON "prize_records" USING btree ("tenant_id","activity_id","number");--> statement-breakpoint
CREATE INDEX "prize_records_member" ON "prize_records" USING btree ("tenant_id","member_id","won_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "share_sign_ups_visitor" ON "share_sign_ups" USING btree ("tenant_id","visitor");--> statement-breakpoint
CREATE INDEX "share_sign_ups_sharer" ON "share_sign_ups" USING btree ("tenant_id","sharer_id","shared_object_id");--> statement-breakpoint
CREATE INDEX "share_visits_visitor" ON "share_visits" USING btree ("tenant_id","visitor","created_at");--> statement-breakpoint
CREATE INDEX "share_visits_created" ON "share_visits" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shares_subject" ON "shares" USING btree ("tenant_id","member_id","activity_id","subject_type","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "short_links_target" ON "short_links" USING btree ("tenant_id","member_id","target");--> statement-breakpoint
CREATE INDEX "short_links_expiry" ON "short_links" USING btree ("expires_at");