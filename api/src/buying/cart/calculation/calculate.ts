import { BONUS_EARNED_PERCENT, BONUS_SHARE_PERCENT } from '@shop/contracts/core/limits'
import { isSale, type Line, type Moment, type Promocode, type Tender } from './facts.ts'
import { doesSomething, evaluate, type Verdict } from './promocodes.ts'
import { split, sumOf } from './split.ts'
import { spend, type Spent } from './tender.ts'

const ROUBLE = 100

export interface GoodsLine extends Line {
  sum: number
  promocodeDiscount: number
}

/** Goods after item discounts and promo codes: steps 1 and 2 of [bag.calculation-order]. */
export interface Goods {
  lines: GoodsLine[]
  totalSum: number
  itemDiscount: number
  promocodeDiscount: number
  /** Compared with the minimum order and the free delivery threshold. */
  goodsSum: number
  verdicts: Verdict[]
  freeDelivery: boolean
  freePacking: boolean
  onlyCertificates: boolean
  /** Certificates and sizers alone: no minimum order, nothing to pack. */
  hasNoPieces: boolean
}

export function calculateGoods(lines: readonly Line[], codes: readonly Promocode[], moment: Moment): Goods {
  const verdicts = evaluate(codes, lines, moment)
  const totalSum = sumOf(lines, ({ initial, quantity }) => initial * quantity)
  const reduced = sumOf(lines, ({ final, quantity }) => final * quantity)
  const promocodeDiscount = sumOf(verdicts, ({ discount }) => discount)
  const does = (kind: Promocode['kind']) => verdicts.some((verdict) => verdict.code.kind === kind && doesSomething(verdict))
  return {
    lines: lines.map((line, index) => ({
      ...line,
      sum: line.final * line.quantity,
      promocodeDiscount: sumOf(verdicts, ({ byLine }) => byLine[index] ?? 0),
    })),
    totalSum,
    itemDiscount: totalSum - reduced,
    promocodeDiscount,
    goodsSum: reduced - promocodeDiscount,
    verdicts,
    freeDelivery: does('freeDelivery'),
    freePacking: does('giftPack'),
    onlyCertificates: lines.length > 0 && lines.every(({ isCertificate }) => isCertificate),
    hasNoPieces: lines.length > 0 && lines.every(({ isCertificate, isSizer }) => isCertificate || isSizer),
  }
}

export interface Extras {
  bonuses: { balance: number; spend: boolean }
  /** Price of the chosen packaging before codes. */
  packing: number
  /** Price of the chosen delivery before codes; null while none is chosen or its price is unknown. */
  delivery: number | null
  tenders: readonly Tender[]
}

export interface OrderLine extends GoodsLine {
  bonuses: number
  finalSum: number
}

/** The whole order: steps 3 to 6 of [bag.calculation-order]. */
export interface OrderCalculation extends Omit<Goods, 'lines'> {
  lines: OrderLine[]
  bonuses: { balance: number; available: number; spent: number; earned: number }
  /** Goods after all discounts. */
  finalSum: number
  packagingSum: number
  engravingSum: number
  deliverySum: number | null
  orderSum: number
  tenders: Spent[]
  certificatesSum: number
  depositsSum: number
  dueSum: number
}

export function calculateOrder(goods: Goods, extras: Extras, moment: Moment): OrderCalculation {
  const open = goods.lines.map((line) => (isSale(line) || line.isCertificate ? 0 : line.sum - line.promocodeDiscount))
  const balance = moment.currency === 'RUB' ? Math.max(0, extras.bonuses.balance) : 0
  const available = Math.min(wholeRoubles(balance), wholeRoubles((sumOf(open, (sum) => sum) * BONUS_SHARE_PERCENT) / 100))
  const spent = extras.bonuses.spend ? available : 0
  const byLine = split(spent, open)
  const lines = goods.lines.map((line, index) => {
    const bonuses = byLine[index] ?? 0
    return { ...line, bonuses, finalSum: line.sum - line.promocodeDiscount - bonuses }
  })

  const finalSum = goods.goodsSum - spent
  const packagingSum = goods.freePacking ? 0 : extras.packing
  const engravingSum = sumOf(lines, ({ engraving, quantity }) => engraving * quantity)
  const deliverySum = extras.delivery !== null && goods.freeDelivery ? 0 : extras.delivery
  const orderSum = finalSum + packagingSum + engravingSum + (deliverySum ?? 0)
  const tenders = spend(extras.tenders, orderSum, moment)
  const paidBy = (kind: Tender['kind']) => sumOf(tenders, ({ tender, amount }) => (tender.kind === kind ? amount : 0))
  const [certificatesSum, depositsSum] = [paidBy('certificate'), paidBy('deposit')]
  return {
    ...goods,
    lines,
    bonuses: {
      balance,
      available,
      spent,
      earned: moment.currency === 'RUB' ? wholeRoubles((earningSum(lines) * BONUS_EARNED_PERCENT) / 100) : 0,
    },
    finalSum,
    packagingSum,
    engravingSum,
    deliverySum,
    orderSum,
    tenders,
    certificatesSum,
    depositsSum,
    dueSum: orderSum - certificatesSum - depositsSum,
  }
}

const wholeRoubles = (minor: number) => Math.floor(minor / ROUBLE) * ROUBLE
const earningSum = (lines: readonly OrderLine[]) => sumOf(lines, (line) => (isSale(line) || line.isCertificate ? 0 : line.finalSum))
