CREATE TABLE "cart_codes" (
	"cart_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_codes_cart_id_kind_code_pk" PRIMARY KEY("cart_id","kind","code")
);
--> statement-breakpoint
CREATE TABLE "cart_packing" (
	"cart_id" bigint PRIMARY KEY NOT NULL,
	"gift_pack" boolean DEFAULT false NOT NULL,
	"festive_pack" boolean DEFAULT false NOT NULL,
	"delete_price_tags" boolean DEFAULT false NOT NULL,
	"post_card" text
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"code" text PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"order_id" bigint NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_history_order_id_status_pk" PRIMARY KEY("order_id","status")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"sku_id" text NOT NULL,
	"item_id" integer NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"photo" jsonb NOT NULL,
	"designer" text NOT NULL,
	"size" text,
	"details" text NOT NULL,
	"quantity" integer NOT NULL,
	"initial" bigint NOT NULL,
	"final" bigint NOT NULL,
	"promocode_discount" bigint NOT NULL,
	"bonuses" bigint NOT NULL,
	"final_sum" bigint NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "order_tenders" (
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "order_tenders_order_id_kind_code_pk" PRIMARY KEY("order_id","kind","code")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"session_id" bigint,
	"user_id" bigint,
	"idempotency_key" text NOT NULL,
	"status" text NOT NULL,
	"host" text NOT NULL,
	"locale" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"payable_until" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"total_sum" bigint NOT NULL,
	"item_discount" bigint NOT NULL,
	"promocode_discount" bigint NOT NULL,
	"bonuses_spent" bigint NOT NULL,
	"bonuses_earned" bigint NOT NULL,
	"packaging_sum" bigint NOT NULL,
	"delivery_sum" bigint NOT NULL,
	"certificates_sum" bigint NOT NULL,
	"deposits_sum" bigint NOT NULL,
	"due_sum" bigint NOT NULL,
	"promocodes" jsonb NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"delivery_method_id" integer NOT NULL,
	"courier_type" text,
	"delivery" jsonb NOT NULL,
	"payment_method_id" integer,
	"payment_type" text,
	"communication_method_id" integer NOT NULL,
	"options" jsonb NOT NULL,
	"tracking" jsonb,
	"agreed_at" timestamp with time zone NOT NULL,
	"agreement_version" text NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "payment_reports" (
	"transaction_id" text NOT NULL,
	"event" text NOT NULL,
	"reference" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_reports_transaction_id_event_pk" PRIMARY KEY("transaction_id","event")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"reference" text NOT NULL,
	"transaction_id" text,
	"status" text NOT NULL,
	"payment_type" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"receipt" jsonb NOT NULL,
	"url" text,
	"message" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "promocodes" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"sums" jsonb NOT NULL,
	"minimums" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"excluded_categories" jsonb NOT NULL,
	"only_categories" jsonb,
	"on_sale" boolean NOT NULL,
	"first_order" boolean NOT NULL,
	"max_uses" integer,
	"used" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "orders_session" ON "orders" USING btree ("session_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_payable" ON "orders" USING btree ("payable_until");--> statement-breakpoint
CREATE INDEX "payments_subject" ON "payments" USING btree ("subject","subject_id","attempt");