import { split, sumOf } from '../../cart/calculation/split.ts'

/** A paid order line, minor units. */
export interface PaidLine {
  /** Id of the line: the SKU, and what is engraved. */
  sku: string
  quantity: number
  initial: number
  final: number
  finalSum: number
  bonuses: number
  isCertificate: boolean
  /** Certificates that somebody has paid with: they are not returned. */
  used?: number
  /** Pieces of an open exchange for another size. */
  exchanging?: number
  /** Paid beside the order for a dearer size, per line. */
  beside?: number
  /** Null for a piece as it comes. `sum` is per line. */
  engraving: { sum: number } | null
}

export interface RefundItem {
  sku: string
  quantity: number
  /** Amounts in money and certificates, spent bonuses returned, earned bonuses revoked. */
  sum: number
  bonuses: number
  earned: number
  /** Of `sum`: paid beside the order, and returned there. */
  beside?: number | undefined
}

export interface PaidOrder {
  lines: readonly PaidLine[]
  bonusesEarned: number
  dueSum: number
  tenders: readonly { kind: 'certificate' | 'deposit'; code: string; amount: number }[]
  /** Packaging and delivery. */
  services: number
}

/** What was returned, or is requested. */
export interface Returned {
  items: readonly RefundItem[]
  money: number
  tenders: PaidOrder['tenders']
  services: number
}

/** Earned bonuses by line: discounted pieces and certificates earn none. */
function earnedByLine({ lines, bonusesEarned }: PaidOrder): number[] {
  return split(
    bonusesEarned,
    lines.map(({ initial, final, finalSum, isCertificate }) => (isCertificate || final < initial ? 0 : finalSum)),
  )
}

/** The share of additional pieces. Shares add up to the whole, however the pieces are returned. */
function shareOf(whole: number, { quantity }: Pick<PaidLine, 'quantity'>, before: number, more: number): number {
  const upTo = (pieces: number) => Math.floor((whole * pieces) / quantity)
  return upTo(before + more) - upTo(before)
}

const returnedOf = (sku: string, returned: readonly Returned[]) =>
  sumOf(
    returned.flatMap(({ items }) => items).filter((item) => item.sku === sku),
    ({ quantity }) => quantity,
  )

/** Pieces of a line not returned yet. */
export const leftOf = ({ sku, quantity }: Pick<PaidLine, 'sku' | 'quantity'>, returned: readonly Returned[]) =>
  quantity - returnedOf(sku, returned)

/** Those of them that can be returned. */
export const returnableOf = (line: Pick<PaidLine, 'sku' | 'quantity' | 'used' | 'exchanging'>, returned: readonly Returned[]) =>
  leftOf(line, returned) - (line.used ?? 0) - (line.exchanging ?? 0)

/** Refund amounts of these pieces; null when one is not in the order, repeated, used, or returned already. */
export function itemsOf(
  order: PaidOrder,
  returned: readonly Returned[],
  asked: readonly { sku: string; quantity: number }[],
): RefundItem[] | null {
  if (asked.length === 0 || new Set(asked.map(({ sku }) => sku)).size < asked.length) return null
  const earned = earnedByLine(order)
  const items = asked.map(({ sku, quantity }) => {
    const index = order.lines.findIndex((line) => line.sku === sku)
    const line = order.lines[index]
    if (!line || quantity > returnableOf(line, returned)) return null
    const share = (whole: number) => shareOf(whole, line, returnedOf(sku, returned), quantity)
    const beside = share(line.beside ?? 0)
    return {
      sku,
      quantity,
      sum: share(line.finalSum + (line.engraving?.sum ?? 0)) + beside,
      bonuses: share(line.bonuses),
      earned: share(earned[index] ?? 0),
      ...(beside > 0 && { beside }),
    }
  })
  return items.includes(null) ? null : (items as RefundItem[])
}

/**
 * Refunds proportionally to each remaining source of payment. When the shop is at fault and nothing of the order remains, also refunds
 * packaging and delivery.
 */
export function refundOf(order: PaidOrder, returned: readonly Returned[], items: RefundItem[], isOurFault: boolean): Returned {
  const isWhole = order.lines.every((line) => leftOf(line, [...returned, { items, money: 0, tenders: [], services: 0 }]) === 0)
  const services = isOurFault && isWhole ? order.services - sumOf(returned, ({ services }) => services) : 0
  const beside = besideOf(items)
  const { money, tenders } = spread(order, returned, sumOf(items, (item) => item.sum) - beside + services)
  return { items, money: money + beside, tenders, services }
}

const besideOf = (items: readonly RefundItem[]) => sumOf(items, (item) => item.beside ?? 0)

/** A sum by the remaining sources of the order's payment. */
export function spread(order: PaidOrder, returned: readonly Returned[], sum: number): Pick<Returned, 'money' | 'tenders'> {
  const tendersLeft = order.tenders.map(({ kind, code, amount }) => ({
    kind,
    code,
    amount:
      amount -
      sumOf(
        returned.flatMap(({ tenders }) => tenders).filter((tender) => tender.kind === kind && tender.code === code),
        ({ amount }) => amount,
      ),
  }))
  const moneyLeft = order.dueSum - sumOf(returned, ({ money, items }) => money - besideOf(items))
  const [money = 0, ...parts] = split(sum, [moneyLeft, ...tendersLeft.map(({ amount }) => amount)])
  const tenders = tendersLeft.map((tender, index) => ({ ...tender, amount: parts[index] ?? 0 })).filter(({ amount }) => amount > 0)
  return { money, tenders }
}
