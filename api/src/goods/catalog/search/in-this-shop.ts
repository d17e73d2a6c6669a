import { Currency } from '@shop/contracts/core/money'
import type { Locale, ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import type { KnownSize } from '../directory.ts'
import type { Columns } from '../index/columns.ts'
import { CENTIMETERS, NOTES } from './labels.ts'
import type { SizeSystem } from './meaning/amounts.ts'
import { rateOf } from './meaning/currencies.ts'
import { besides, sizesFor } from './meaning/sizes.ts'
import { weightsFor } from './meaning/stone-weights.ts'
import type { Part } from './meaning/part.ts'

interface Shop {
  shop: ShopContext
  columns: Columns
  sizes: readonly KnownSize[]
  /** Weights of the main stones of what these parts find, in hundredths of a carat. */
  weightsOf: (parts: readonly Part[]) => ReadonlySet<number>
}

/** The parts of a query with sums in the shop's money and sizes of its scale, and what the shopper is told of that. */
export function inThisShop(parts: readonly Part[], { shop, columns, sizes, weightsOf }: Shop): { parts: Part[]; notes: string[] } {
  const [notes, own]: [string[], Part[]] = [[], []]
  for (const part of parts) {
    if (part.kind === 'size') {
      const found = sizesFor(part, sizes, shop.locale)
      const value = askedSize(part, found.system, shop.locale)
      const isLength = part.value.endsWith('cm')
      const { nearest, nearestLength, inInches } = NOTES[shop.locale]
      if (found.sizes.length === 0) notes.push(...noSize(value, isLength, { shop, sizes }))
      else if (found.areNearest) notes.push((isLength ? nearestLength : nearest)(value, found.sizes))
      else if (part.inches) notes.push(inInches(value, found.sizes))
      else if (found.system) notes.push(NOTES[shop.locale].foreign(value, found.sizes))
      own.push({ ...part, sizes: found.sizes })
    } else if (part.kind === 'price' && part.currency !== null && part.currency !== shop.currency) {
      const rate = v.is(Currency, part.currency) ? rateOf(columns, part.currency, shop.currency) : null
      if (rate === null) notes.push(NOTES[shop.locale].otherMoney(part.text, shop.currency))
      else own.push({ ...part, asked: part, from: rounded(part.from, rate, Math.floor), to: rounded(part.to, rate, Math.ceil) })
    } else own.push(part)
  }
  const others = own.filter(({ kind }) => kind !== 'carats')
  const weighed = own.map((part): Part => {
    if (part.kind !== 'carats') return part
    const found = weightsFor(part, weightsOf(others))
    if (found.areNearest) notes.push(NOTES[shop.locale].stoneWeight(part, found.weights))
    return { ...part, ...found }
  })
  return { parts: weighed, notes }
}

/** The size as it was asked for: `US 7`, `16,5`, `47 см`, `18″`. */
function askedSize(
  { value, upTo, inches }: { value: string; upTo?: string; inches?: string },
  system: SizeSystem | null,
  locale: Locale,
): string {
  if (upTo) return [value, upTo].map((one) => askedSize({ value: one }, system, locale)).join(' – ')
  if (inches) return `${inches}″`
  const number = locale === 'ru' ? value.replace('.', ',') : value
  const length = number.replace(/cm$/, `\u00a0${CENTIMETERS[locale]}`)
  return system ? `${system}\u00a0${length}` : length
}

/** What there is instead of a size far from all others. */
function noSize(value: string, isLength: boolean, { shop, sizes }: Pick<Shop, 'shop' | 'sizes'>): string[] {
  const same = sizes.filter((size) => size.value.endsWith('cm') === isLength)
  const [first, last] = [same[0], same.at(-1)]
  const { noSize: none, noLength } = NOTES[shop.locale]
  return first && last ? [(isLength ? noLength : none)(value, first, last)] : []
}

/** To two digits, so that it looks like the estimate that it is. */
function rounded(sum: number | null, rate: number, round: (value: number) => number): number | null {
  if (sum === null) return null
  const step = 10 ** Math.max(0, Math.floor(Math.log10(sum * rate)) - 1)
  return round((sum * rate) / step) * step
}

/** The query with the sizes beside the one that is asked for; null without such. */
export function inSizesBeside(
  parts: readonly Part[],
  { shop, sizes }: Pick<Shop, 'shop' | 'sizes'>,
): { parts: Part[]; note: string } | null {
  const asked = parts.filter((part) => part.kind === 'size')
  const own = asked.flatMap((part) => part.sizes ?? [])
  const near = besides(own, sizes).filter((size) => !own.includes(size))
  const [first] = asked
  if (!first || near.length === 0) return null
  const note = NOTES[shop.locale].beside(own.map((one) => one[shop.locale]).join(', '), near)
  const others = asked.slice(1)
  return {
    parts: parts.flatMap((part): Part[] =>
      part === first ? [{ ...first, sizes: near }] : others.some((one) => one === part) ? [] : [part],
    ),
    note,
  }
}
