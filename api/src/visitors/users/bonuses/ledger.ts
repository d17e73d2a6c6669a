import { BONUS_GIFT_DAYS } from '@shop/contracts/core/limits'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import { shopDate } from '../../../goods/places/shops/calendar.ts'

export interface LedgerEntry {
  at: Date
  kind: string
  amount: number
  order: string | null
}

/** What is left of a gift. */
export interface Gift {
  /** YYYY-MM-DD of the shop's clock. */
  lastDay: string
  left: number
}

interface Taken {
  /** Null: bonuses that never expire. */
  gift: Gift | null
  amount: number
}

export const isGift = (kind: string) => kind === 'welcome' || kind === 'birthday'

/** The last day of a gift granted at this instant. */
export const lastDayOf = (at: Date) => shopDate(new Date(at.getTime() + BONUS_GIFT_DAYS * DAY_MS))

/**
 * Replays the changes of a balance, oldest first. Returns what is left of each gift, soonest to expire first. Spending uses gifts first.
 * Bonuses returned with an order keep their expiry date, or get a new one when it has passed.
 */
export function giftsOf(entries: readonly LedgerEntry[]): Gift[] {
  const ledger = new Ledger()
  for (const entry of entries) ledger.apply(entry)
  return ledger.gifts.filter(({ left }) => left > 0)
}

class Ledger {
  gifts: Gift[] = []
  /** Never expires. Negative when earned bonuses were spent before they were revoked. */
  #lasting = 0
  readonly #byOrder = new Map<string, Taken[]>()

  apply({ at, kind, amount, order }: LedgerEntry) {
    if (isGift(kind)) this.#give({ lastDay: lastDayOf(at), left: amount })
    else if (kind === 'returned') this.#giveBack(order, amount, at)
    else if (amount > 0) this.#lasting += amount
    else if (kind === 'spent' || kind === 'burnt') this.#remember(order, this.#takeGiftsFirst(-amount))
    else this.#takeGiftsLast(-amount)
  }

  /** Pays off a negative balance first. */
  #give({ lastDay, left }: Gift) {
    const debt = Math.min(left, Math.max(0, -this.#lasting))
    this.#lasting += debt
    const sameDay = this.gifts.find((gift) => gift.lastDay === lastDay)
    if (sameDay) sameDay.left += left - debt
    else this.gifts = [...this.gifts, { lastDay, left: left - debt }].sort((one, other) => one.lastDay.localeCompare(other.lastDay))
  }

  #takeGiftsFirst(amount: number): Taken[] {
    const taken = this.#takeGifts(amount)
    const rest = amount - taken.reduce((sum, one) => sum + one.amount, 0)
    this.#lasting -= rest
    return [...taken, { gift: null, amount: rest }]
  }

  #takeGiftsLast(amount: number) {
    const lasting = Math.min(amount, Math.max(0, this.#lasting))
    this.#lasting -= lasting
    this.#takeGiftsFirst(amount - lasting)
  }

  #takeGifts(amount: number): Taken[] {
    let wanted = amount
    return this.gifts.map((gift) => {
      const part = Math.min(gift.left, wanted)
      gift.left -= part
      wanted -= part
      return { gift, amount: part }
    })
  }

  #remember(order: string | null, taken: Taken[]) {
    if (order !== null) this.#byOrder.set(order, [...(this.#byOrder.get(order) ?? []), ...taken])
  }

  /** Last spent, first returned. */
  #giveBack(order: string | null, amount: number, at: Date) {
    let rest = amount
    for (const taken of (this.#byOrder.get(order ?? '') ?? []).toReversed()) {
      const part = Math.min(taken.amount, rest)
      taken.amount -= part
      rest -= part
      if (taken.gift === null) this.#lasting += part
      else if (part > 0) this.#give({ lastDay: taken.gift.lastDay >= shopDate(at) ? taken.gift.lastDay : lastDayOf(at), left: part })
    }
    this.#lasting += rest
  }
}
