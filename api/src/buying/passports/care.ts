import type { Passport } from '@shop/contracts/account/passports'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import { blocksOf } from '../../goods/content/landings/blocks.ts'
import { filled } from '../../goods/content/landings/figures.ts'
import { pageShown } from '../../goods/content/published-sql.ts'
import { StoredBlock } from '../../goods/content/documents/stored.ts'
import type { Api } from '../../platform/http/implement.ts'
import { TEXTS } from '../../platform/texts/texts.ts'

const PAGE = 'caring-for-jewelry'
/** Page blocks by metal, and its table of stones. */
const BLOCKS: Record<string, string> = {
  yellow: 'gold',
  white: 'gold',
  rose: 'gold',
  silver: 'silver',
  black: 'silver',
  gilt: 'gilt',
  steel: 'steel',
}
const STONES = 'stones'

type Care = Passport['care']
interface Made {
  metal: string | null
  stone: string | null
}

/** Care texts for a metal and stone from the content page; missing parts are skipped. */
export async function careOf({ database, clock }: Api, { metal, stone }: Made, shop: ShopContext): Promise<Care> {
  const { storefront, locale } = shop
  const ruled = storefront === 'unknown' ? (locale === 'ru' ? 'ru' : 'international') : storefront
  const page = await pageShown(database, { path: PAGE, locale, storefront: ruled, edition: null, now: clock.now() })
  const wanted = [metal === null ? undefined : BLOCKS[metal], stone === null ? undefined : STONES]
  const stored = (page?.blocks ?? []).flatMap((block) => {
    const read = v.safeParse(StoredBlock, block)
    return read.success && wanted.includes(read.output.id) ? (filled(read.output, shop) ?? []) : []
  })
  const blocks = await blocksOf(database, stored, shop)
  return blocks.flatMap((block): Care => {
    if (block.kind === 'text') return [{ title: block.title, html: block.html, facts: [] }]
    return block.kind === 'table' && stone !== null ? rowOf(block, nameOf(stone, shop)) : []
  })
}

/** Grey pearls use the text of pearls. */
const nameOf = (stone: string, { locale }: ShopContext) =>
  (TEXTS[locale].stones as Record<string, string>)[stone.split('-')[0] ?? ''] ?? stone

function rowOf({ columns, rows }: { columns: string[]; rows: string[][] }, stone: string): Care {
  const row = rows.find(([names = '']) => names.toLowerCase().includes(stone.toLowerCase()))
  if (!row) return []
  const facts = row.slice(1).map((value, index) => ({ name: columns[index + 1] ?? '', value }))
  return [{ title: stone, html: null, facts }]
}
