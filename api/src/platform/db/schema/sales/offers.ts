import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp } from '../../drizzle.ts'

export const skus = pgTable(
  'skus',
  {
    id: text().primaryKey(),
    product_id: integer().notNull(),
    position: integer().notNull(),
    size_ru: text(),
    size_en: text(),
    /** Hundredths of a gram. */
    weight: integer().notNull(),
    /** Hundredths of a carat of the main stone. */
    gem_weight: integer(),
    /** Hallmark number of the assay office; null for base metals. */
    hallmark: text(),
  },
  (table) => [index('skus_product').on(table.product_id, table.position)],
)

export const stock = pgTable('stock', {
  sku_id: text().primaryKey(),
  quantity: integer().notNull(),
  /** Pieces that orders hold beyond the stock; returned stock fills this first. 0 while `quantity` is above 0. */
  missing: integer().notNull().default(0),
})

/** Pieces in shop showcases, included in `stock`. */
export const shopStock = pgTable(
  'shop_stock',
  {
    sku_id: text().notNull(),
    shop_id: integer().notNull(),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sku_id, table.shop_id] })],
)

/** Separate price lists per currency: there are no exchange rates. Minor units. */
export const prices = pgTable(
  'prices',
  {
    sku_id: text().notNull(),
    currency: text().notNull(),
    initial: bigint({ mode: 'number' }).notNull(),
    final: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.sku_id, table.currency] })],
)

/** Price history of a SKU; the row without an end is the current price. */
export const priceHistory = pgTable(
  'price_history',
  {
    sku_id: text().notNull(),
    currency: text().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    until: timestamp({ withTimezone: true }),
    price: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.sku_id, table.currency, table.since] })],
)

/** The lowest price of a product among its sizes in stock, for cards [product.price-to-buy]; denormalized for indexed sorting and filtering. */
export const productOffers = pgTable(
  'product_offers',
  {
    product_id: integer().notNull(),
    currency: text().notNull(),
    initial: bigint({ mode: 'number' }).notNull(),
    final: bigint({ mode: 'number' }).notNull(),
    has_range: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.product_id, table.currency] }),
    index('product_offers_price').on(table.currency, table.final, table.product_id),
  ],
)
