import type { CodeReason } from '@shop/contracts/cart/full-cart'
import { isSale, type Line, type Moment, type Promocode } from './facts.ts'
import { split, sumOf } from './split.ts'

/** The effect of a promo code on this bag, with the reason. */
export interface Verdict {
  code: Promocode
  reason: CodeReason
  /** Nothing but reduced prices keeps it from the bag. */
  isForFullPrice: boolean
  /** Discount on goods: total and by line. */
  discount: number
  byLine: number[]
  /** Values for the reason text: the amount missing to the minimum, or the name of an excluded line. */
  missing: number
  leftAlone: string | null
  better: string | null
}

export const doesSomething = ({ reason }: Pick<Verdict, 'reason'>) => reason === 'applied' || reason === 'partly'

const ROUBLE = 100

/**
 * Step 2 of [bag.calculation-order]. Goods discounts do not add up: the largest applies, in whatever order codes were entered. Free
 * delivery and free packaging combine with it.
 */
export function evaluate(codes: readonly Promocode[], lines: readonly Line[], moment: Moment): Verdict[] {
  const verdicts = [...codes].sort(byCode).map((code) => verdictOf(code, lines, moment))
  const lowering = verdicts.filter((verdict) => lowersPrices(verdict.code.kind) && doesSomething(verdict))
  const best = lowering.reduce<Verdict | null>((found, verdict) => (found && found.discount >= verdict.discount ? found : verdict), null)
  return verdicts.map((verdict) => {
    if (!best || verdict === best || !lowering.includes(verdict)) return verdict
    return { ...without(verdict, verdict.discount === best.discount ? 'equal' : 'better'), better: best.code.code }
  })
}

const byCode = (one: Promocode, other: Promocode) => (one.code < other.code ? -1 : one.code > other.code ? 1 : 0)
export const lowersPrices = (kind: Promocode['kind']) => kind === 'percent' || kind === 'sum'
/** No code speaks of a sizer. */
const isCounted = ({ isSizer }: Line) => !isSizer
const lineSum = ({ final, quantity }: Line) => final * quantity

function verdictOf(code: Promocode, lines: readonly Line[], moment: Moment): Verdict {
  const blank: Verdict = {
    code,
    reason: 'applied',
    isForFullPrice: false,
    discount: 0,
    byLine: lines.map(() => 0),
    missing: 0,
    leftAlone: null,
    better: null,
  }
  const refusal = refusalOf(code, moment)
  if (refusal) return without(blank, refusal)

  const goods = sumOf(lines, lineSum)
  const minimum = code.minimums[moment.currency] ?? 0
  if (goods < minimum) return { ...without(blank, 'minimum'), missing: minimum - goods }

  const eligible = lines.map((line) => (isFor(code, line) ? lineSum(line) : 0))
  const base = sumOf(eligible, (sum) => sum)
  const isForFullPrice = base === 0 && lines.some((line) => isFor({ ...code, onSale: true }, line))
  if (base === 0) return { ...without(blank, 'noLines'), isForFullPrice, leftAlone: lines.find(isCounted)?.name ?? null }
  const leftAlone = lines.find((line, index) => isCounted(line) && eligible[index] === 0)?.name ?? null
  if (!lowersPrices(code.kind)) return { ...blank, leftAlone: null }

  const discount = code.kind === 'sum' ? Math.min(code.sums[moment.currency] ?? 0, base) : percentOf(base, code.percent ?? 0, moment)
  return { ...blank, reason: leftAlone ? 'partly' : 'applied', leftAlone, discount, byLine: split(discount, eligible) }
}

const without = (verdict: Verdict, reason: CodeReason): Verdict => ({
  ...verdict,
  reason,
  discount: 0,
  byLine: verdict.byLine.map(() => 0),
})

function refusalOf(code: Promocode, { now, currency, isFirstOrder }: Moment): CodeReason | null {
  if (code.startsAt && now < code.startsAt) return 'notStarted'
  if (code.endsAt && now >= code.endsAt) return 'ended'
  if (code.maxUses !== null && code.used >= code.maxUses) return 'usedUp'
  if (code.kind === 'sum' && code.sums[currency] === undefined) return 'otherCurrency'
  if (code.firstOrder && !isFirstOrder) return 'firstOrder'
  return null
}

function isFor(code: Promocode, line: Line) {
  if (line.isCertificate || code.excludedCategories.includes(line.category)) return false
  if (code.onlyCategories && !code.onlyCategories.includes(line.category)) return false
  return code.onSale || !isSale(line)
}

/** Whole roubles in Russia; cents and fils elsewhere. Never more than the price. */
function percentOf(base: number, percent: number, { currency }: Moment) {
  const unit = currency === 'RUB' ? ROUBLE : 1
  return Math.min(base, Math.round((base * percent) / 100 / unit) * unit)
}
