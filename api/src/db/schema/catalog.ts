import { bigint, check, index, integer, jsonb, pgTable, primaryKey, sql, text, timestamp } from '../drizzle.ts'

export const categories = pgTable(
  'categories',
  {
    id: integer().primaryKey(),
    slug: text().notNull().unique(),
    position: integer().notNull(),
    /** Key of the banner over the listing. */
    banner: text(),
  },
  // The calls stand at the same addresses.
  ({ slug }) => [check('categories_slug_is_free', sql`${slug} NOT IN ('show', 'info')`)],
)

export const categoryTexts = pgTable(
  'category_texts',
  {
    category_id: integer().notNull(),
    locale: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.category_id, table.locale] })],
)

export const designers = pgTable('designers', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  position: integer().notNull(),
  /** Year since which the shop sells the house. */
  since: integer().notNull().default(0),
  /** Keys of pictures: the wide one with its portrait over the page, and a piece on its stand for the list. */
  wide: text(),
  portrait: text(),
  feature: text(),
})

export const designerTexts = pgTable(
  'designer_texts',
  {
    designer_id: integer().notNull(),
    locale: text().notNull(),
    name: text().notNull(),
    /** Language of the name where it is not the page's. */
    lang: text(),
    city: text().notNull(),
    about: text().notNull(),
    craft: text().notNull().default(''),
    chapter: text().notNull().default(''),
    workshop: text().notNull().default(''),
    materials: text().notNull().default(''),
    /** Paragraphs. */
    story: jsonb().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.designer_id, table.locale] })],
)

/** What metals of one piece and letters of one family have in common. */
export const designs = pgTable(
  'designs',
  {
    id: integer().primaryKey(),
    slug: text().notNull().unique(),
    /** Designs that differ by a sign only, such as the letters, or by the stone in one form, share a family. */
    family: text(),
    symbol: text(),
    /** What tells it from the others of its family, where that is no sign. */
    family_stone: text(),
  },
  (table) => [index('designs_family').on(table.family)],
)

/** Pieces worn together. */
export const designSets = pgTable(
  'design_sets',
  {
    design_id: integer().notNull(),
    position: integer().notNull(),
    other_id: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.design_id, table.position] })],
)

/** What triggers note of changes that listings count by: a product, or null when pieces came or went. Rows go after an hour. */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    product_id: integer(),
    /** Of the transaction that has changed it: who reads later knows by it what was not finished before. */
    transaction: bigint({ mode: 'number' }).notNull().default(sql`(pg_current_xact_id()::text)::bigint`),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('catalogue_changes_transaction').on(table.transaction), index('catalogue_changes_at').on(table.at)],
)
