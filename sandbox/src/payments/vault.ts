import { randomBytes } from 'node:crypto'
import { Bounded } from '../frame/bounded.ts'
import { isPast, testCard } from './cards.ts'
import type { Reason, RememberedCard } from './payment.ts'

/** Cards by token. */
export class Vault {
  readonly #cards = new Bounded<RememberedCard>()
  readonly #forgotten = new Set<string>()

  remember(number: string, expiry: string): RememberedCard {
    const card = {
      token: `tok_${randomBytes(24).toString('base64url')}`,
      number: number.replace(/\D/g, ''),
      expiry: expiry.replace(/\s/g, ''),
    }
    this.#cards.add(card)
    return card
  }

  forget(token: string): void {
    this.#forgotten.add(token)
  }

  /** How a charge ends: paid (null), declined, or first to be confirmed by the shopper. */
  outcomeOf(token: string): Reason | 'confirm' | null {
    const card = this.#cards.all.find((one) => one.token === token)
    if (!card || this.#forgotten.has(token)) return 'card_unknown'
    if (isPast(card.expiry)) return 'card_expired'
    return testCard(card.number)?.later ?? null
  }
}

/** The card in the words of the protocol. */
export const reportedCard = (card: RememberedCard | null) =>
  card && {
    RebillId: card.token,
    Brand: brandOf(card.number),
    CardMasked: `${card.number.slice(0, 6)}******${card.number.slice(-4)}`,
    ExpirationDate: card.expiry,
  }

const brandOf = (number: string) => (/^220[0-4]/.test(number) ? 'Mir' : number.startsWith('5') ? 'Mastercard' : 'Visa')
