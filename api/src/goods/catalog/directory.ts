import { SIZERS_CATEGORY } from '@shop/contracts/catalog/rings/sizer'
import type { Picture } from '@shop/contracts/core/picture'
import type { Locale } from '@shop/contracts/shop/storefront'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ShopHours } from '../places/delivery/handover.ts'
import { TtlCache } from '../../platform/clock/ttl-cache.ts'

export interface KnownDesigner {
  id: number
  slug: string
  name: string
  /** Language of the name if it differs from the page's. */
  lang: string | null
  about: string
}

/** A size: inner diameter of a ring in mm (`16.5`), or length of a chain (`45cm`). */
export interface KnownSize {
  /** As in the URL, the same on both storefronts. */
  value: string
  /** As in the database and for Russian shoppers. */
  ru: string
  /** For shoppers abroad. */
  en: string
}

export interface KnownCategory {
  id: number
  slug: string
  name: string
  description: string
  /** Key of its banner. */
  banner: string | null
}

/** A sub-category or an occasion. */
export interface KnownSelection {
  id: number
  /** Its address below /catalog: `rings/wedding`, `wedding`. */
  path: string
  name: string
  description: string
  /** Key and alternative text of an occasion's picture. */
  cover: string | null
  coverAlt: string
}

/** A city with shops. */
export interface ShopCity {
  id: number
  /** As in the URL, the same on both storefronts. */
  value: string
  name: string
  country: string
  shops: ShopHours[]
}

/** A listing banner or a cover with its key. */
export type KnownBanner = Omit<Picture, 'alt'> & { key: string }

export interface DirectoryEntries {
  categories: KnownCategory[]
  selections: KnownSelection[]
  designers: KnownDesigner[]
  sizes: KnownSize[]
  banners: KnownBanner[]
  cities: ShopCity[]
}

const DESIGNERS = `SELECT g.id, g.slug, t.name, t.lang, t.about FROM designers g JOIN designer_texts t ON t.designer_id = g.id AND t.locale = $1
  ORDER BY t.name COLLATE "C", g.id`
const CATEGORIES = `SELECT c.id, c.slug, c.banner, t.name, t.description
  FROM categories c JOIN category_texts t ON t.category_id = c.id AND t.locale = $1
  WHERE c.slug <> '${SIZERS_CATEGORY}' ORDER BY c.position`
const SELECTIONS = `SELECT s.id, s.path, s.cover, t.name, t.description, t.cover_alt AS "coverAlt"
  FROM selections s JOIN selection_texts t ON t.selection_id = s.id AND t.locale = $1 ORDER BY s.position, s.id`
const BANNERS = "SELECT * FROM pictures WHERE key LIKE 'banners/%' OR key IN (SELECT cover FROM selections)"
const SIZES = 'SELECT size_ru AS ru, min(size_en) AS en FROM skus WHERE size_ru IS NOT NULL GROUP BY size_ru'
const CITIES = `SELECT c.id, c.name_en, CASE WHEN $1 = 'ru' THEN c.name_ru ELSE c.name_en END AS name, c.country,
    json_agg(json_build_object('country', c.country, 'week', s.week, 'offset', s.utc_offset_hours)) AS shops
  FROM shops s JOIN cities c ON c.id = s.city_id GROUP BY c.id ORDER BY count(*) DESC, min(s.position)`
const CACHE_MS = 60_000

/** Categories, designers and sizes. They change rarely, so they are cached for a minute. */
export class Directory {
  readonly #database: Queryable
  readonly #kept: TtlCache<DirectoryEntries>

  constructor(database: Queryable, clock: Clock) {
    this.#database = database
    this.#kept = new TtlCache(clock, CACHE_MS)
  }

  forget = () => this.#kept.clear()

  of(locale: Locale): Promise<DirectoryEntries> {
    return this.#kept.of(locale, async () => {
      const categories = await this.#database.query<KnownCategory>(CATEGORIES, [locale])
      const selections = await this.#database.query<KnownSelection>(SELECTIONS, [locale])
      const designers = await this.#database.query<KnownDesigner>(DESIGNERS, [locale])
      const banners = await this.#database.query<KnownBanner>(BANNERS)
      const sizes = await this.#database.query<Omit<KnownSize, 'value'>>(SIZES)
      const cities = await this.#database.query<Omit<ShopCity, 'value'> & { name_en: string }>(CITIES, [locale])
      return {
        categories,
        selections,
        designers,
        banners,
        cities: cities.map(({ name_en, ...city }) => ({ ...city, value: slugOf(name_en) })),
        sizes: sizes.map(({ ru, en }) => ({ value: addressed(ru), ru, en: en ?? ru })).sort(bySize),
      }
    })
  }
}

/** `Saint Petersburg` → `saint-petersburg`. */
const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** `16,5` → `16.5`, `45 см` → `45cm`. */
const addressed = (ru: string) => ru.replace(',', '.').replace(/\s*см$/, 'cm')

const isLength = ({ value }: KnownSize) => value.endsWith('cm')

/** Rings first, then lengths; ascending. */
const bySize = (one: KnownSize, other: KnownSize) =>
  Number(isLength(one)) - Number(isLength(other)) || Number.parseFloat(one.value) - Number.parseFloat(other.value)
