ALTER TABLE "order_lines" ADD COLUMN "gem_weight" integer;
