import { Currency } from '@shop/contracts/core/money'
import type { Locale, ShopContext } from '@shop/contracts/shop/storefront'
import { money } from '@shop/i18n/money'
import { quoted } from '@shop/i18n/quotes'
import * as v from 'valibot'
import type { KnownSize } from '../directory.ts'
import { carats } from '../variants/variant.ts'
import type { WeightRange } from './meaning/stone-weights.ts'
import type { Part } from './meaning/part.ts'

const PRICES = {
  ru: { to: 'до', from: 'от', about: 'около' },
  en: { to: 'up to', from: 'from', about: 'about' },
} as const
export const CENTIMETERS = { ru: 'см', en: 'cm' } as const
const MOST_WEIGHTS = 2
const MOST_SIZES = 3
const SIZE = { ru: 'размер', en: 'size' } as const

/** Of a size as the shop shows it: `16,5`, `6`, `45 см`. */
const sizeLabel = (size: KnownSize, locale: Locale) => size[locale].replace(' ', '\u00a0')
function sizesLabel(sizes: readonly KnownSize[], locale: Locale) {
  const labels = sizes.map((size) => sizeLabel(size, locale))
  return labels.length > MOST_SIZES ? `${labels[0]} – ${labels.at(-1)}` : listed(labels, locale)
}
/** `0,50 ct`. */
const weightsLabel = (weights: readonly number[], locale: Locale) =>
  weights.length > MOST_WEIGHTS
    ? `${carats(Math.min(...weights), locale)} – ${carats(Math.max(...weights), locale)}`
    : listed(
        weights.map((weight) => carats(weight, locale)),
        locale,
      )

/** `0,50 ct`, `до 1,00 ct`. */
function rangeLabel({ from, to }: WeightRange, locale: Locale) {
  if (to === Infinity) return `${PRICES[locale].from} ${carats(from, locale)}`
  if (from === 0) return `${PRICES[locale].to} ${carats(to, locale)}`
  return from === to ? carats(from, locale) : `${carats(from, locale)} – ${carats(to, locale)}`
}

const listed = (labels: readonly string[], locale: Locale) =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(labels.map((label) => label.replaceAll(' ', '\u00a0')))

type Price = Extract<Part, { kind: 'price' }>
type Bounds = Pick<Price, 'from' | 'to'>

function boundsLabel({ from, to }: Bounds, currency: Currency, locale: Locale) {
  const sum = (major: number) => money(Math.round(major * 100), currency, locale)
  return [from !== null && `${PRICES[locale].from} ${sum(from)}`, to !== null && `${PRICES[locale].to} ${sum(to)}`]
    .filter(Boolean)
    .join(' ')
}

export function labelOf(part: Part, { locale, currency }: ShopContext): string {
  if (part.kind === 'carats') return part.areNearest ? weightsLabel(part.weights ?? [], locale) : rangeLabel(part, locale)
  if (part.kind === 'meaning') return part.meaning.label[locale]
  if (part.kind === 'size') {
    if (!part.sizes?.length) return part.text
    const label = sizesLabel(part.sizes, locale)
    return part.value.endsWith('cm') ? label : `${SIZE[locale]} ${label}`
  }
  if (part.kind === 'word' && part.isLetter) return part.text.toUpperCase()
  if (part.kind !== 'price') return part.text
  const own = boundsLabel(part, currency, locale)
  // A sum in the money of another shop, and what it is here.
  return part.asked && v.is(Currency, part.currency)
    ? `${boundsLabel(part.asked, part.currency, locale)}, ${PRICES[locale].about} ${own.replace(/^(?:до|от|up to|from) /, '')}`
    : own
}

const OWN_MONEY: Record<Locale, Record<Currency, string>> = {
  ru: { RUB: 'рублях', AED: 'дирхамах', USD: 'долларах' },
  en: { RUB: 'roubles', AED: 'AED', USD: 'US dollars' },
}

/** What shoppers are told about an answer that is not quite what they asked for. */
export const NOTES = {
  ru: {
    missed: (words: readonly string[]) =>
      `Не нашли ${listed(
        words.map((word) => quoted(word, 'ru')),
        'ru',
      )}: показываем остальное.`,
    noLetter: (letter: string, letters: readonly string[]) =>
      `Подвески с буквой ${quoted(letter, 'ru')} у нас нет${letters.length > 0 ? `, есть ${listed(letters, 'ru')}` : ''}.`,
    otherMoney: (sum: string, own: Currency) =>
      `Цены у нас в ${OWN_MONEY.ru[own]}, ${quoted(sum, 'ru')} мы не пересчитываем: укажите сумму в ${OWN_MONEY.ru[own]}.`,
    nearest: (value: string, sizes: readonly KnownSize[]) =>
      `Размера ${value} нет, ${sizes.length > 1 ? 'ближайшие' : 'ближайший'}: ${sizesLabel(sizes, 'ru')}.`,
    nearestLength: (value: string, lengths: readonly KnownSize[]) =>
      `Длины ${value} нет, ${lengths.length > 1 ? 'ближайшие' : 'ближайшая'}: ${sizesLabel(lengths, 'ru')}.`,
    inInches: (value: string, lengths: readonly KnownSize[]) => `${value} — это примерно ${sizesLabel(lengths, 'ru')}.`,
    noLength: (value: string, first: KnownSize, last: KnownSize) =>
      `Длины ${value} у нас нет, есть от ${sizeLabel(first, 'ru')} до ${sizeLabel(last, 'ru')}.`,
    noSize: (value: string, first: KnownSize, last: KnownSize) =>
      `Размера ${value} у нас нет, есть от ${sizeLabel(first, 'ru')} до ${sizeLabel(last, 'ru')}.`,
    foreign: (value: string, sizes: readonly KnownSize[]) => `Размер ${value} в нашей шкале: ${sizesLabel(sizes, 'ru')}.`,
    beside: (size: string, sizes: readonly KnownSize[]) => `В размере ${size} таких нет, показываем соседние: ${sizesLabel(sizes, 'ru')}.`,
    stoneWeight: (asked: WeightRange, nearest: readonly number[]) =>
      `С камнем ${rangeLabel(asked, 'ru')} таких нет, ближе всего ${weightsLabel(nearest, 'ru')}.`,
    closed: 'Сегодня магазины уже закрыты: показываем то, что в наличии.',
    noStores: 'В вашей стране нет магазинов, чтобы забрать сегодня: показываем то, что готово к отправке.',
  },
  en: {
    missed: (words: readonly string[]) =>
      `Nothing matches ${listed(
        words.map((word) => quoted(word, 'en')),
        'en',
      )}: here is the rest.`,
    noLetter: (letter: string, letters: readonly string[]) =>
      `We have no pendant with the letter ${letter}${letters.length > 0 ? `: there are ${listed(letters, 'en')}` : ''}.`,
    otherMoney: (sum: string, own: Currency) =>
      `Prices are in ${OWN_MONEY.en[own]}, and we do not convert ${quoted(sum, 'en')}: please give the sum in ${OWN_MONEY.en[own]}.`,
    nearest: (value: string, sizes: readonly KnownSize[]) => `There is no size ${value}, the nearest: ${sizesLabel(sizes, 'en')}.`,
    nearestLength: (value: string, lengths: readonly KnownSize[]) =>
      `There is no length of ${value}, the nearest: ${sizesLabel(lengths, 'en')}.`,
    inInches: (value: string, lengths: readonly KnownSize[]) => `${value} is about ${sizesLabel(lengths, 'en')}.`,
    noLength: (value: string, first: KnownSize, last: KnownSize) =>
      `We have no length of ${value}: they go from ${sizeLabel(first, 'en')} to ${sizeLabel(last, 'en')}.`,
    noSize: (value: string, first: KnownSize, last: KnownSize) =>
      `We have no size ${value}: they go from ${sizeLabel(first, 'en')} to ${sizeLabel(last, 'en')}.`,
    foreign: (value: string, sizes: readonly KnownSize[]) => `Size ${value} is ${sizesLabel(sizes, 'en')} in US sizes.`,
    beside: (size: string, sizes: readonly KnownSize[]) =>
      `None of these come in size ${size}, here are the sizes beside it: ${sizesLabel(sizes, 'en')}.`,
    stoneWeight: (asked: WeightRange, nearest: readonly number[]) =>
      `None of these have a stone of ${rangeLabel(asked, 'en')}, the nearest is ${weightsLabel(nearest, 'en')}.`,
    closed: 'Stores are closed for today: here is what is in stock.',
    noStores: 'There are no stores in your country to collect from today: here is what is ready to ship.',
  },
} as const
