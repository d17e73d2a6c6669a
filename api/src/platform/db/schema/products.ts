import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from '../drizzle.ts'
import { bytes } from './bytes.ts'

/** One design in one metal. */
export const products = pgTable(
  'products',
  {
    id: integer().primaryKey(),
    design_id: integer().notNull(),
    category_id: integer().notNull(),
    designer_id: integer().notNull(),
    /** Last segment of the URL. */
    slug: text().notNull(),
    metal: text(),
    stone: text(),
    mood: text().notNull(),
    external_code: text().notNull().unique(),
    product_code: text().notNull().unique(),
    is_archive: boolean().notNull(),
    /** Ready date of a piece made to order. */
    preorder_on: date(),
    /** TrueScale of the contract: how large the piece is in its main picture. */
    scale: jsonb(),
    /** EngravingPlace of the contract, in the main picture; null: the piece is not engraved. */
    engraving: jsonb(),
    /** Laboratory reports of the main stone (`KeptReport`), one for each weight; null: none. */
    stone_reports: jsonb(),
    /** Of a gift certificate (category `certificates`): CERTIFICATE_TYPES; null: electronic. */
    certificate_type: text(),
    popularity: integer().notNull(),
    published_at: timestamp({ withTimezone: true }).notNull(),
    /** Position among the metals of its design. */
    position: integer().notNull(),
  },
  (table) => [
    index('products_address').on(table.slug, table.category_id),
    index('products_design').on(table.design_id),
    index('products_popular').on(table.popularity.desc(), table.id),
    index('products_new').on(table.published_at.desc(), table.id.desc()),
    index('products_category_popular').on(table.category_id, table.popularity.desc(), table.id),
    index('products_category_new').on(table.category_id, table.published_at.desc(), table.id.desc()),
    index('products_designer_popular').on(table.designer_id, table.popularity.desc(), table.id),
    index('products_mood_popular').on(table.mood, table.popularity.desc(), table.id),
  ],
)

export const productTexts = pgTable(
  'product_texts',
  {
    product_id: integer().notNull(),
    locale: text().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    collection: text(),
    /** [{ name, value }] in the page's language. */
    characteristics: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.product_id, table.locale] })],
)

export const productTags = pgTable(
  'product_tags',
  {
    tag: text().notNull(),
    product_id: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tag, table.product_id] }), index('product_tags_product').on(table.product_id)],
)

export const pictures = pgTable('pictures', {
  key: text().primaryKey(),
  base: text().notNull(),
  widths: jsonb().notNull(),
  fallback: integer().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  color: text().notNull(),
})

/** Files of uploaded pictures, under the paths that pages ask for. A file never changes: its path holds a hash of the upload. */
export const pictureFiles = pgTable(
  'picture_files',
  {
    path: text().primaryKey(),
    picture: text().notNull(),
    /** Null: an object of the bucket at UPLOADS_URL. */
    bytes: bytes(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('picture_files_picture').on(table.picture)],
)

export const media = pgTable(
  'media',
  {
    product_id: integer().notNull(),
    position: integer().notNull(),
    picture: text().notNull(),
    image_type: text().notNull(),
    /** The picture shows another metal of the design: it is never displayed. */
    is_other_metal: boolean().notNull(),
    alt_ru: text().notNull(),
    alt_en: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.product_id, table.position] })],
)

/** Silent videos; the poster is a picture of the piece. */
export const productVideos = pgTable(
  'product_videos',
  {
    product_id: integer().notNull(),
    position: integer().notNull(),
    poster: text().notNull(),
    mp4: text().notNull(),
    webm: text().notNull(),
    seconds: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.product_id, table.position] })],
)
