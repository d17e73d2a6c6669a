import { WARRANTY_MONTHS } from '@shop/contracts/core/limits'
import {
  type Passport,
  type PassportCard,
  PassportFact,
  type PublicPassport,
  RequestKind,
  RequestStatus,
} from '@shop/contracts/account/passports'
import { Photo } from '@shop/contracts/core/picture'
import type { Locale } from '@shop/contracts/shop/storefront'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import * as v from 'valibot'
import { carats, decimal, variantName } from '../../goods/catalog/variants/variant.ts'
import { shownNumber } from '../payments/order-number.ts'
import { monthsAfter, shopDate } from '../../goods/places/shops/calendar.ts'
import { TEXTS } from '../../platform/texts/texts.ts'
import { CodeKind, codeOf } from './codes.ts'

const passportTexts = v.object({
  name: v.string(),
  designer: v.string(),
  size: v.nullable(v.string()),
  alt: v.nullable(v.string()),
  facts: v.array(PassportFact),
})

/** By language. */
export const passportTextsIn = v.object({ ru: passportTexts, en: passportTexts })

export const factsRow = v.object({
  id: v.string(),
  texts: passportTexts,
  photo: Photo,
  weight: v.nullable(v.number()),
  gemWeight: v.nullable(v.number()),
  stoneWeight: v.nullable(v.number()),
  metal: v.nullable(v.string()),
  stone: v.nullable(v.string()),
  hallmark: v.nullable(v.string()),
  boughtAt: v.date(),
  receivedAt: v.date(),
  /** When it changed hands. */
  passed: v.nullable(v.array(v.string())),
  /** Days in the workshop, added to the warranty. */
  repairDays: v.number(),
})
export type FactsRow = v.InferOutput<typeof factsRow>

export const passportRow = v.object({
  ...factsRow.entries,
  orderNumber: v.nullable(v.string()),
  url: v.nullable(v.string()),
  requests: v.nullable(
    v.array(v.object({ id: v.number(), kind: RequestKind, wish: v.string(), status: RequestStatus, createdAt: v.string() })),
  ),
  codes: v.nullable(v.array(v.object({ kind: CodeKind, seed: v.string(), expiresAt: v.nullable(v.string()) }))),
})
export type PassportRow = v.InferOutput<typeof passportRow>

/** dd.mm.yyyy in the shop's time zone. */
const dayOf = (instant: Date | string) => shopDate(new Date(instant)).split('-').toReversed().join('.')

function warrantyOf({ receivedAt, repairDays }: FactsRow, now: Date) {
  const until = new Date(`${monthsAfter(shopDate(new Date(receivedAt)), WARRANTY_MONTHS)}T00:00:00Z`)
  until.setUTCDate(until.getUTCDate() + repairDays)
  const date = until.toISOString().slice(0, 10)
  const daysLeft = Math.max(0, Math.round((until.getTime() - Date.parse(`${shopDate(now)}T00:00:00Z`)) / DAY_MS))
  return { until: date.split('-').toReversed().join('.'), daysLeft }
}

/** The public part of a passport. */
function factsOf(row: FactsRow, locale: Locale, now: Date): Omit<PublicPassport, 'number'> {
  const { texts, photo, weight, gemWeight, stoneWeight, hallmark, boughtAt, passed } = row
  const words = TEXTS[locale]
  const stone = stoneWeight === null ? [] : [{ name: words.mainStone, value: carats(stoneWeight, locale) }]
  const weighed = weight === null ? [] : [{ name: words.weight, value: `${decimal(weight, locale)}\u00a0${words.grams}` }]
  return {
    name: texts.name,
    designer: texts.designer,
    photo: { ...photo, alt: texts.alt ?? photo.alt },
    variant: variantName({ size: texts.size, gemWeight }, locale),
    facts: [...texts.facts, ...stone, ...weighed],
    hallmark,
    boughtOn: dayOf(boughtAt),
    warranty: warrantyOf(row, now),
    history: [{ kind: 'bought', on: dayOf(boughtAt) }, ...(passed ?? []).map((at) => ({ kind: 'passed' as const, on: dayOf(at) }))],
  }
}

export function toCard(row: FactsRow, locale: Locale, now: Date): PassportCard {
  const { name, designer, photo, variant, hallmark, warranty, boughtOn } = factsOf(row, locale, now)
  return { id: row.id, name, designer, photo, variant, hallmark, warranty, boughtOn }
}

export const toPublic = (row: FactsRow, locale: Locale, now: Date): PublicPassport => ({ number: row.id, ...factsOf(row, locale, now) })

interface Around {
  locale: Locale
  now: Date
  key: string
  care: Passport['care']
}

export function toPassport(row: PassportRow, { locale, now, key, care }: Around): Passport {
  const { id, orderNumber, url, requests, codes, texts } = row
  const open = (kind: CodeKind) => codes?.find((one) => one.kind === kind)
  const [transfer, published] = [open('transfer'), open('public')]
  return {
    id,
    ...factsOf(row, locale, now),
    care,
    order: orderNumber === null ? null : { id: orderNumber, number: shownNumber(orderNumber) },
    url,
    canResize: texts.size !== null,
    requests: (requests ?? []).map(({ createdAt, ...request }) => ({ ...request, createdAt: dayOf(createdAt) })),
    transfer: transfer
      ? { code: codeOf(key, 'transfer', transfer.seed), expiresAt: new Date(transfer.expiresAt ?? now).toISOString() }
      : null,
    publicCode: published ? codeOf(key, 'public', published.seed) : null,
  }
}
