import type { ContentBlock } from '@shop/contracts/content/content'
import type { Picture } from '@shop/contracts/core/picture'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { CARD, CARD_JOINS } from '../../catalog/cards/card-sql.ts'
import { type CardFacts, toCard } from '../../catalog/cards/card.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { isOfLanding, landingBlockOf, type PromocodeLife } from '../documents/landing-blocks.ts'
import { type PictureFacts, picturesOf } from '../pictures.ts'
import { safeLink, sanitised } from '../documents/sanitise.ts'
import { shownIn, type StoredBlock } from '../documents/stored.ts'

interface Clip {
  mp4: string
  webm: string
  seconds: number
}

interface LandingFacts {
  pictures: Map<string, PictureFacts>
  cards: Map<string, CardFacts>
  clips: Map<string, Clip>
  promocodes: Map<string, PromocodeLife>
}

/** $1 locale, $2 currency, $3 slugs. */
const CARDS_SQL = `SELECT ${CARD} AS card FROM products p ${CARD_JOINS} WHERE p.slug = ANY ($3::text[]) AND NOT p.is_archive`
const CLIPS_SQL = `
  SELECT DISTINCT ON (p.slug) p.slug, v.mp4, v.webm, v.seconds
  FROM product_videos v JOIN products p ON p.id = v.product_id WHERE p.slug = ANY ($1::text[]) ORDER BY p.slug, v.position`
const PROMOCODES_SQL = 'SELECT code, ends_at AS "endsAt" FROM promocodes WHERE code = ANY ($1::text[])'

/** Blocks for shoppers: sanitized HTML, pictures with sizes, products with local prices. */
export async function blocksOf(database: Queryable, stored: readonly StoredBlock[], shop: ShopContext): Promise<ContentBlock[]> {
  const all = stored.map(shownIn)
  const [keys, slugs, filmed, codes] = [
    all.flatMap((one) => one.pictures),
    all.flatMap((one) => one.slugs),
    all.flatMap((one) => one.clips),
    all.flatMap((one) => one.promocodes),
  ]
  const [pictures, cards, clips, promocodes] = await Promise.all([
    picturesOf(database, keys),
    slugs.length > 0 ? database.query<{ card: CardFacts }>(CARDS_SQL, [shop.locale, shop.currency, slugs]) : [],
    filmed.length > 0 ? database.query<Clip & { slug: string }>(CLIPS_SQL, [filmed]) : [],
    codes.length > 0 ? database.query<{ code: string; endsAt: Date | string | null }>(PROMOCODES_SQL, [codes]) : [],
  ])
  const shown: LandingFacts = {
    pictures,
    cards: new Map(cards.map(({ card }) => [card.slug, card])),
    clips: new Map(clips.map(({ slug, ...clip }) => [slug, clip])),
    promocodes: new Map(promocodes.map(({ code, endsAt }) => [code, { endsAt: endsAt && new Date(endsAt).toISOString() }])),
  }
  return stored.flatMap((block) => blockOf(block, shown, shop) ?? [])
}

/** Null when the block's picture or all of its pictures, its promo code or link target no longer exists. */
function blockOf(block: StoredBlock, { pictures, cards, clips, promocodes }: LandingFacts, shop: ShopContext): ContentBlock | null {
  const clean = <T extends { html: string }>(one: T): T => ({ ...one, html: sanitised(one.html) })
  const cardsOf = (slugs: readonly string[]): ProductCard[] =>
    slugs.flatMap((slug) => cards.get(slug) ?? []).map((facts, index) => toCard(facts, index + 1, shop))
  const pictureOf = (key: string | null, alt: string): Picture | null => {
    const picture = key === null ? undefined : pictures.get(key)
    return picture ? { ...picture, alt } : null
  }
  if (isOfLanding(block)) return landingBlockOf(block, { picture: pictureOf, promocode: (code) => promocodes.get(code) })
  switch (block.kind) {
    case 'text':
    case 'form':
      return clean(block)
    case 'table':
    case 'quote':
    case 'shops':
      return block
    case 'picture': {
      const { alt, ...rest } = block
      const picture = pictureOf(block.picture, alt)
      return picture && { ...rest, picture }
    }
    case 'action': {
      const url = safeLink(block.url)
      return url === null ? null : { ...clean(block), url }
    }
    case 'steps':
      return { ...block, steps: block.steps.map(clean) }
    case 'questions':
      return { ...block, questions: block.questions.map(clean) }
    case 'services':
      return {
        ...block,
        services: block.services.map(({ prices, ...service }) => ({
          ...clean(service),
          price: prices?.[shop.currency] ?? null,
          currency: shop.currency,
        })),
      }
    case 'gallery': {
      const shown = block.pictures.flatMap(({ picture: key, title, url }) => {
        const picture = pictureOf(key, title)
        return picture ? [{ picture, title, url: url === null ? null : safeLink(url) }] : []
      })
      return shown.length > 0 ? { ...block, pictures: shown } : null
    }
    case 'streams':
      return {
        ...block,
        streams: block.streams.map(({ slugs, picture, clip, ...stream }) => ({
          ...clean(stream),
          picture: pictureOf(picture, stream.title),
          clip: clip === null ? null : (clips.get(clip) ?? null),
          products: cardsOf(slugs),
        })),
      }
    case 'products': {
      const { slugs, ...head } = block
      return { ...head, products: cardsOf(slugs) }
    }
  }
}
