/** What a parcel costs at the border of a country. The only place to change it. */
export type Duty =
  /** In our price: nothing is paid on receipt. */
  | { kind: 'included' }
  /** None is levied: a customs union, or a free port. */
  | { kind: 'none' }
  /** Paid to the carrier; `percent` of the price of the pieces, duty and import tax together. */
  | { kind: 'onReceipt'; percent: number }

const NO_DUTY = new Set(['BY', 'KZ', 'AM', 'KG', 'HK'])
const INCLUDED = new Set(['AE'])
/** Duty on jewelry and import VAT, sales tax or GST, rounded to whole percent. */
const PERCENT: Readonly<Record<string, number>> = {
  AT: 23,
  AU: 16,
  BE: 24,
  BH: 16,
  CA: 14,
  CH: 8,
  CY: 22,
  DE: 22,
  ES: 24,
  FR: 23,
  GB: 23,
  GE: 18,
  IE: 26,
  IL: 18,
  IN: 24,
  IT: 25,
  KW: 5,
  NL: 24,
  NZ: 20,
  OM: 10,
  PT: 26,
  QA: 5,
  RS: 24,
  SA: 21,
  SG: 9,
  TR: 24,
  US: 7,
  UZ: 32,
}
const OTHER_PERCENT = 20

/** Null in Russia, where nothing crosses a border. [delivery.duties-stated] */
export function dutyOf(country: string): Duty | null {
  if (country === 'RU') return null
  if (INCLUDED.has(country)) return { kind: 'included' }
  if (NO_DUTY.has(country)) return { kind: 'none' }
  return { kind: 'onReceipt', percent: PERCENT[country] ?? OTHER_PERCENT }
}
