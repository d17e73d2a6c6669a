ALTER TABLE "saved_sizes" ADD COLUMN "ring_finger" text;--> statement-breakpoint
ALTER TABLE "saved_sizes" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;