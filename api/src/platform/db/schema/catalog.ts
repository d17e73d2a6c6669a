import { bigint, check, index, integer, jsonb, pgTable, primaryKey, sql, text, timestamp } from '../drizzle.ts'
import { bytes } from './bytes.ts'

export const categories = pgTable(
  'categories',
  {
    id: integer().primaryKey(),
    slug: text().notNull().unique(),
    position: integer().notNull(),
    /** Key of the listing banner. */
    banner: text(),
  },
  // `show` and `info` are API paths at the same addresses.
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

/** Sub-categories (`rings/wedding`) and occasions (`wedding`): lists of products that belong to regular categories. */
export const selections = pgTable(
  'selections',
  {
    id: integer().primaryKey(),
    /** Its address below /catalog. */
    path: text().notNull().unique(),
    position: integer().notNull(),
    /** Picture key of an occasion's head. */
    cover: text(),
  },
  // A single word below a category is a sub-category, anything else a piece: decision 26.
  ({ path }) => [
    check('selections_path_is_free', sql`${path} ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z]+)?$' AND ${path} !~ '(^|/)(show|info|new|sale|men)$'`),
  ],
)

export const selectionTexts = pgTable(
  'selection_texts',
  {
    selection_id: integer().notNull(),
    locale: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    /** Alternative text of the cover. */
    cover_alt: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.selection_id, table.locale] })],
)

export const selectionDesigns = pgTable(
  'selection_designs',
  {
    selection_id: integer().notNull(),
    design_id: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.selection_id, table.design_id] })],
)

export const designers = pgTable('designers', {
  id: integer().primaryKey(),
  slug: text().notNull().unique(),
  position: integer().notNull(),
  /** Year since which the shop sells the brand. */
  since: integer().notNull().default(0),
  /** Picture keys: wide and portrait for the page, and a piece on its stand for the list. */
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
    /** Language of the name if it differs from the page's. */
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

/** What the metals of one piece, and the letters of one family, share. */
export const designs = pgTable(
  'designs',
  {
    id: integer().primaryKey(),
    slug: text().notNull().unique(),
    /** Designs in one family differ by a symbol only, such as letters, or by the stone in one form. */
    family: text(),
    symbol: text(),
    /** What distinguishes it in its family, if that is no symbol. */
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

/** Change log written by triggers: a product id, or null when products were added or removed. Rows are deleted after an hour, once the kept index has them. */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    product_id: integer(),
    /** Id of the writing transaction: shows readers which rows were not committed before. */
    transaction: bigint({ mode: 'number' }).notNull().default(sql`(pg_current_xact_id()::text)::bigint`),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('catalogue_changes_transaction').on(table.transaction), index('catalogue_changes_at').on(table.at)],
)

/** The index of listings and search as an API has last kept it, in parts: `index/stored-index.ts`. */
export const catalogueSnapshots = pgTable(
  'catalogue_snapshots',
  {
    /** Hash of the code that made it: other code does not read it. */
    format: text().notNull(),
    part: integer().notNull(),
    /** Changes of transactions before this one are in it. */
    horizon: bigint({ mode: 'number' }).notNull(),
    content: bytes().notNull(),
    made_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.format, table.part] })],
)
