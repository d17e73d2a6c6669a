/** Searches that the shop has saved itself, as conditions on product p with its price o; $2 is the currency. */
const upTo = (RUB: number, AED: number, USD: number) =>
  `o.final <= CASE $2 WHEN 'RUB' THEN ${RUB * 100} WHEN 'AED' THEN ${AED * 100} ELSE ${USD * 100} END`
const tagged = (tag: string) => `EXISTS (SELECT FROM product_tags WHERE tag = '${tag}' AND product_id = p.id)`
const inCategory = (slug: string) => `p.category_id = (SELECT id FROM categories WHERE slug = '${slug}')`

export const SAVED_SEARCHES = {
  'gifts-under-10000': upTo(10_000, 500, 150),
  'engagement-rings': `${inCategory('rings')} AND p.stone = 'diamond'`,
  'first-gold': `p.metal IN ('yellow', 'rose', 'white') AND ${upTo(30_000, 1_400, 400)}`,
  'silver-every-day': `p.metal = 'silver' AND ${upTo(8_000, 400, 110)}`,
  pearls: `p.stone = 'pearl'`,
  'for-him': tagged('men'),
  'white-gold-diamonds': `p.metal = 'white' AND p.stone = 'diamond'`,
  'coloured-stones': `p.stone IN ('emerald', 'sapphire', 'ruby', 'amethyst', 'topaz')`,
  'new-earrings': `${inCategory('earrings')} AND ${tagged('new')}`,
  'no-size-to-guess': `(SELECT count(*) FROM skus WHERE skus.product_id = p.id) = 1`,
} as const

export type SavedSearch = keyof typeof SAVED_SEARCHES

export const isSaved = (id: string): id is SavedSearch => Object.hasOwn(SAVED_SEARCHES, id)
