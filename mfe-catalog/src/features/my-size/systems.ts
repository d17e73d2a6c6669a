import {
  LARGEST_RING as LARGEST,
  RING_STEP as STEP,
  SMALLEST_RING as SMALLEST,
  US_STEP,
  US_ZERO,
  usOf,
} from '@shop/contracts/catalog/rings/ring-scale'
import type { Locale } from '@shop/contracts/shop/storefront'

export { LARGEST, SMALLEST, STEP, usOf }

/*
 * Ring sizes by the inner diameter in mm.
 * RU: the diameter itself (GOST 6527-68). EU: the circumference in mm (ISO 8653:2016).
 * US: 11.63 mm is size 0 and each size adds 0.032 inch, in quarters. UK: C is 40 mm around and each letter adds 1.25 mm (BS 6820:1987).
 * JP: No. 1 is 13 mm and each number adds a third (JIS S 4700:1998).
 */
export const SYSTEMS = ['RU', 'EU', 'US', 'UK', 'JP'] as const
export type System = (typeof SYSTEMS)[number]

/** The size that Russian shops sell most. */
export const USUAL = 17
export const DIAMETERS: readonly number[] = Array.from({ length: (LARGEST - SMALLEST) / STEP + 1 }, (_, index) => SMALLEST + index * STEP)

const UK_A = 37.5
const UK_STEP = 1.25
const JP_FIRST = 13
const JP_STEP = 1 / 3

/** The nearest half size within those that rings are made in. */
export const nearest = (millimetres: number): number => Math.min(LARGEST, Math.max(SMALLEST, Math.round(millimetres / STEP) * STEP))

export const circumferenceOf = (diameter: number): number => diameter * Math.PI
export const diameterAround = (circumference: number): number => circumference / Math.PI

const decimal = (value: number, locale: Locale) => (locale === 'ru' ? String(value).replace('.', ',') : String(value))

function ukOf(diameter: number): string {
  const halves = Math.round(((circumferenceOf(diameter) - UK_A) / UK_STEP) * 2)
  return `${String.fromCharCode('A'.charCodeAt(0) + Math.floor(halves / 2))}${halves % 2 === 1 ? '½' : ''}`
}

/** A size between two whole numbers is named by both. */
function jpOf(diameter: number): string {
  const number = Math.round(((diameter - JP_FIRST) / JP_STEP + 1) * 2) / 2
  return Number.isInteger(number) ? String(number) : `${Math.floor(number)}–${Math.ceil(number)}`
}

/** A size in one system, as the shopper's language writes it: `16,5`, `52`, `6`, `L½`, `11–12`. */
export function sizeIn(system: System, diameter: number, locale: Locale): string {
  switch (system) {
    case 'RU':
      return decimal(diameter, locale)
    case 'EU':
      return String(Math.round(circumferenceOf(diameter)))
    case 'US':
      return decimal(usOf(diameter), locale)
    case 'UK':
      return ukOf(diameter)
    case 'JP':
      return jpOf(diameter)
  }
}

export const millimetres = (value: number, locale: Locale): string => decimal(Math.round(value * 10) / 10, locale)

/** The shop's own system: Russian sizes in Russian, American ones in English. */
export const systemOf = (locale: Locale): System => (locale === 'ru' ? 'RU' : 'US')
export const otherSystems = (locale: Locale): System[] => SYSTEMS.filter((system) => system !== systemOf(locale))

const NUMBER = /^\d{1,2}(?:[.,]\d{1,2})?$/

/** Diameter of a ring's size as the shop shows it; null for lengths and what is no ring size. */
export function diameterOf(label: string | null, locale: Locale): number | null {
  if (label === null || !NUMBER.test(label)) return null
  const shown = Number(label.replace(',', '.'))
  const diameter = Math.round((locale === 'ru' ? shown : US_ZERO + US_STEP * shown) / STEP) * STEP
  return diameter >= SMALLEST && diameter <= LARGEST ? diameter : null
}
