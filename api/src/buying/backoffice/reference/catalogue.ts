import type { FeedCategory, FeedDesigner } from '@shop/contracts/services/back-office/catalogue'
import { GIVEN, idFor, namesIn, type ReferenceFeed } from './reference-feed.ts'

/** Listings and search words carry these names: they are read anew in every process. */
const NOTE = 'INSERT INTO catalogue_changes (product_id) SELECT NULL WHERE $1::text IS NOT NULL'

export const categoryFeed: ReferenceFeed<FeedCategory> = {
  idOf: ({ slug }) => slug,
  check: async (connection, rows) => {
    const pictures = await namesIn(
      connection,
      'pictures',
      'key',
      rows.map(({ banner }) => banner),
    )
    return ({ banner }) => (banner && !pictures.has(banner) ? 'unknown_picture' : null)
  },
  lock: 'categories',
  save: [
    `INSERT INTO categories (id, slug, position, banner)
      SELECT ${idFor('categories')}, row ->> 'slug', (row ->> 'position')::int, row ->> 'banner'
      FROM ${GIVEN} LEFT JOIN categories known ON known.slug = row ->> 'slug'
      ON CONFLICT (slug) DO UPDATE SET position = excluded.position, banner = excluded.banner`,
    `INSERT INTO category_texts (category_id, locale, name, description)
      SELECT c.id, words.key, words.value ->> 'name', words.value ->> 'description'
      FROM ${GIVEN} JOIN categories c ON c.slug = row ->> 'slug' CROSS JOIN jsonb_each(row -> 'texts') AS words
      ON CONFLICT (category_id, locale) DO UPDATE SET name = excluded.name, description = excluded.description`,
    NOTE,
  ],
  needed:
    'SELECT c.slug AS name FROM categories c WHERE c.slug = ANY($1::text[]) AND EXISTS (SELECT FROM products WHERE category_id = c.id)',
  remove: [
    'DELETE FROM category_texts WHERE category_id IN (SELECT id FROM categories WHERE slug = ANY($1::text[]))',
    'DELETE FROM categories WHERE slug = ANY($1::text[])',
  ],
}

export const designerFeed: ReferenceFeed<FeedDesigner> = {
  idOf: ({ slug }) => slug,
  check: async (connection, rows) => {
    const keysOf = ({ wide, portrait, feature }: FeedDesigner) => [wide, portrait, feature]
    const pictures = await namesIn(connection, 'pictures', 'key', rows.flatMap(keysOf))
    return (row) => (keysOf(row).some((key) => key && !pictures.has(key)) ? 'unknown_picture' : null)
  },
  lock: 'designers',
  save: [
    `INSERT INTO designers (id, slug, position, since, wide, portrait, feature)
      SELECT ${idFor('designers')}, row ->> 'slug', (row ->> 'position')::int, (row ->> 'since')::int, row ->> 'wide',
        row ->> 'portrait', row ->> 'feature'
      FROM ${GIVEN} LEFT JOIN designers known ON known.slug = row ->> 'slug'
      ON CONFLICT (slug) DO UPDATE SET position = excluded.position, since = excluded.since, wide = excluded.wide,
        portrait = excluded.portrait, feature = excluded.feature`,
    `INSERT INTO designer_texts (designer_id, locale, name, lang, city, about, craft, chapter, workshop, materials, story)
      SELECT d.id, words.key, words.value ->> 'name', words.value ->> 'lang', words.value ->> 'city', words.value ->> 'about',
        words.value ->> 'craft', words.value ->> 'chapter', words.value ->> 'workshop', words.value ->> 'materials', words.value -> 'story'
      FROM ${GIVEN} JOIN designers d ON d.slug = row ->> 'slug' CROSS JOIN jsonb_each(row -> 'texts') AS words
      ON CONFLICT (designer_id, locale) DO UPDATE SET name = excluded.name, lang = excluded.lang, city = excluded.city,
        about = excluded.about, craft = excluded.craft, chapter = excluded.chapter, workshop = excluded.workshop,
        materials = excluded.materials, story = excluded.story`,
    NOTE,
  ],
  needed:
    'SELECT d.slug AS name FROM designers d WHERE d.slug = ANY($1::text[]) AND EXISTS (SELECT FROM products WHERE designer_id = d.id)',
  remove: [
    'DELETE FROM designer_texts WHERE designer_id IN (SELECT id FROM designers WHERE slug = ANY($1::text[]))',
    'DELETE FROM designers WHERE slug = ANY($1::text[])',
  ],
}
