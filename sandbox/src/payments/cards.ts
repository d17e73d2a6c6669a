import type { Reason } from './payment.ts'

export interface TestCard {
  number: string
  reason: Reason | null
  /** Once remembered: the bank asks to confirm, or declines. */
  later?: 'confirm' | Reason
}

/** Test cards and their results. Spaces are for readability. */
export const CARDS: TestCard[] = [
  { number: '4242 4242 4242 4242', reason: null },
  { number: '2200 0000 0000 0004', reason: null },
  { number: '4000 0027 6000 3184', reason: null, later: 'confirm' },
  { number: '4000 0000 0000 0341', reason: null, later: 'insufficient_funds' },
  { number: '4000 0000 0000 9995', reason: 'insufficient_funds' },
  { number: '4000 0000 0000 0069', reason: 'card_expired' },
  { number: '4000 0000 0000 0127', reason: 'wrong_cvc' },
]

export type CardFault = 'number' | 'expiry' | 'cvc'

/** Validation error of a card; null if valid. */
export function faultOf(number: string, expiry: string, cvc: string, now = new Date()): CardFault | null {
  if (!isLuhn(number.replace(/\D/g, ''))) return 'number'
  const [, month = ''] = EXPIRY.exec(expiry.trim()) ?? []
  if (Number(month) < 1 || Number(month) > 12 || isPast(expiry, now)) return 'expiry'
  return /^\d{3,4}$/.test(cvc.trim()) ? null : 'cvc'
}

const EXPIRY = /^(\d{2})\s*\/\s*(\d{2})$/

/** A card works until the end of its month. */
export function isPast(expiry: string, now = new Date()): boolean {
  const [, month = '', year = ''] = EXPIRY.exec(expiry.trim()) ?? []
  return new Date(2000 + Number(year), Number(month)) <= now
}

export const testCard = (number: string): TestCard | undefined => {
  const digits = number.replace(/\D/g, '')
  return CARDS.find((card) => card.number.replace(/\D/g, '') === digits)
}

/** Unknown cards are declined. */
export function reasonOf(number: string): Reason | null {
  const known = testCard(number)
  return known ? known.reason : 'other'
}

/** How the token of a wallet ends: one that holds the number of a test card like that card once saved, any other is paid. */
export function outcomeOfToken(token: string): Reason | 'confirm' | null {
  const digits = token.replace(/\s/g, '')
  const card = CARDS.find(({ number }) => digits.includes(number.replace(/\s/g, '')))
  return card?.later ?? card?.reason ?? null
}

function isLuhn(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
