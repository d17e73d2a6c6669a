import type { Brand } from '@shop/contracts/shop/brand'
import { instalmentsLeft } from '@shop/contracts/cart/instalments'
import { contactsOf } from '@shop/contracts/shop/brand-face'
import { exactMoney } from '@shop/i18n/money'
import { dayInWords } from '@shop/i18n/dates'
import { WARRANTY_MONTHS } from '@shop/contracts/core/limits'
import type { Locale } from '@shop/contracts/shop/storefront'
import { branded, lightColor } from '../../../platform/brand/fill.ts'
import { makePdf, mark, printable } from '../../../platform/pdf/paper.ts'
import { monthsAfter, shopDate } from '../../../goods/places/shops/calendar.ts'
import { moneyBackRows } from '../refunds/money-back-rows.ts'
import type { DocumentFacts } from './facts.ts'
import { DOCUMENT_TEXTS } from './texts.ts'

/** A4, in points. */
const [WIDTH, HEIGHT, MARGIN] = [595.28, 841.89, 48]
const INNER = WIDTH - 2 * MARGIN
/** Columns of the table: piece, quantity, sum. */
const QUANTITY_X = MARGIN + INNER * 0.64
const SUM_X = MARGIN + INNER * 0.76
const NAME_WIDTH = INNER * 0.6
const GAP = 8

/** A receipt, invoice or warranty card of an order. Throws when a font is missing. */
export const documentPdf = (brand: Brand, facts: DocumentFacts): Promise<Uint8Array> =>
  makePdf(brand, { size: 'A4', margin: MARGIN, title: titleOf(facts), locale: facts.locale }, (document) =>
    new Sheet(document, brand, branded(facts, brand, facts.locale)).write(),
  )

const titleOf = ({ kind, locale, order }: DocumentFacts) => DOCUMENT_TEXTS[locale].titles(order.number)[kind]

class Sheet {
  readonly #document: PDFKit.PDFDocument
  readonly #brand: Brand
  readonly #facts: DocumentFacts
  readonly #texts
  readonly #ink: string
  readonly #quiet: string
  readonly #rule: string
  #y = MARGIN

  constructor(document: PDFKit.PDFDocument, brand: Brand, facts: DocumentFacts) {
    this.#document = document
    this.#brand = brand
    this.#facts = facts
    this.#texts = DOCUMENT_TEXTS[facts.locale]
    this.#ink = lightColor(brand, 'ink')
    this.#quiet = lightColor(brand, 'ink-3')
    this.#rule = lightColor(brand, 'line')
  }

  write() {
    const { kind } = this.#facts
    mark(this.#document, this.#brand, this.#ink, MARGIN, MARGIN)
    this.#y = MARGIN + 44
    this.#text(titleOf(this.#facts), { size: 22, font: 'display' })
    this.#y += GAP
    this.#people()
    this.#lines()
    if (kind === 'warranty') this.#terms()
    else this.#sums()
  }

  #people() {
    const { order, kind, locale, receivedAt, buyer } = this.#facts
    const texts = this.#texts
    const date = (at: string) => shopDay(at, locale)
    const isOver = order.status === 'cancelled' || order.status === 'refunded'
    const endedAt = isOver ? order.timeline.find(({ status }) => status === order.status)?.at : null
    const rows: [string, string][] = [
      [texts.ordered, date(order.createdAt)],
      ...(kind === 'receipt' && order.paidAt ? ([[texts.paid, date(order.paidAt)]] as [string, string][]) : []),
      ...(endedAt ? ([[order.status === 'refunded' ? texts.returned : texts.cancelled, date(endedAt)]] as [string, string][]) : []),
      ...(kind === 'warranty' && receivedAt ? ([[texts.received, date(receivedAt)]] as [string, string][]) : []),
      [texts.seller, `${this.#brand.company[locale]}, ${this.#brand.emails.care}`],
      ...(buyer ? ([[texts.buyer, buyer]] as [string, string][]) : []),
      ...(kind === 'warranty'
        ? []
        : ([
            [texts.payment, order.payment.name],
            [texts.delivery, [order.delivery.name, order.delivery.address].filter(Boolean).join(', ')],
            ...(order.delivery.duty ? [[texts.duty, order.delivery.duty]] : []),
          ] as [string, string][])),
    ]
    for (const [name, value] of rows) {
      const start = this.#y
      this.#text(name, { color: this.#quiet, size: 9, width: 110 })
      const nameEnd = this.#y
      this.#y = start
      this.#text(printable(value), { size: 9.5, x: MARGIN + 120, width: INNER - 120 })
      this.#y = Math.max(this.#y, nameEnd) + 3
    }
    this.#y += GAP
  }

  #lines() {
    const { lines, order, kind, locale } = this.#facts
    const texts = this.#texts
    this.#line()
    this.#row(texts.piece, texts.quantity, kind === 'warranty' ? '' : texts.sum, this.#quiet)
    for (const { name, details, code, hallmark, quantity, finalSum } of lines) {
      const note = [details, texts.article(code), hallmark && texts.hallmark(hallmark)].filter(Boolean).join(' · ')
      this.#room(52)
      this.#line()
      this.#row(printable(name), String(quantity), kind === 'warranty' ? '' : exactMoney(finalSum, order.currency, locale))
      this.#text(printable(note), { size: 8.5, color: this.#quiet, width: NAME_WIDTH })
      this.#y += 6
    }
    this.#line()
  }

  #sums() {
    const { order, kind, locale, moneyBack } = this.#facts
    const texts = this.#texts
    const money = (minor: number) => exactMoney(minor, order.currency, locale)
    const row = (name: string, minor: number) => (minor === 0 ? [] : ([[name, money(minor)]] as [string, string][]))
    const rows: [string, string][] = [
      [texts.goods, money(order.goodsSum)],
      ...row(texts.discount, -(order.discount + order.promocodeDiscount)),
      ...row(texts.bonuses, -order.bonusesSpent),
      ...row(order.packagingName ?? texts.packaging, order.packagingSum),
      ...row(texts.engraving, order.engravingSum ?? 0),
      [texts.shipping, order.deliverySum === 0 ? texts.free : money(order.deliverySum)],
      ...row(texts.certificates, -(order.certificatesSum + order.depositsSum)),
    ]
    for (const [name, sum] of rows) this.#row(name, '', sum)
    const isPaid = kind === 'receipt' || order.paidAt !== null
    this.#y += 4
    const left = order.payment.firstPaidAt === undefined ? null : instalmentsLeft(order.dueSum, order.payment.firstPaidAt, this.#facts.now)
    this.#row(texts.total[left?.left ? 'whole' : isPaid ? 'paid' : 'due'], '', money(order.dueSum), this.#ink, 13)
    if (left?.left) {
      this.#row(texts.total.paid, '', money(left.paid))
      this.#row(texts.total.left, '', money(left.left))
      for (const { day, sum } of left.next) this.#row(dayInWords(day, locale), '', money(sum), this.#quiet)
    }
    if (moneyBack.length > 0) {
      this.#y += GAP
      this.#row(texts.refunded, '', '', this.#ink, 11)
      for (const { name, value } of moneyBackRows(moneyBack, order.currency, locale)) this.#row(name, '', value)
    }
    this.#y += GAP
    this.#text(kind === 'receipt' ? texts.receiptNote : texts.invoiceNote, { size: 8.5, color: this.#quiet })
  }

  #terms() {
    const { receivedAt, locale, country } = this.#facts
    const texts = this.#texts
    this.#y += GAP
    if (receivedAt) this.#text(texts.until(inWords(warrantyEnd(receivedAt), locale)), { size: 13, font: 'display' })
    this.#y += 4
    for (const term of texts.terms) this.#text(term, { size: 9.5 })
    this.#y += 4
    const { phone } = contactsOf(this.#brand, country)
    this.#text(`${texts.ask(this.#brand.emails.care)} ${phone.text.replaceAll(' ', '\u00a0')}`, { size: 9.5, color: this.#quiet })
  }

  #text(
    text: string,
    {
      size,
      font = 'text',
      color = this.#ink,
      x = MARGIN,
      width = INNER,
    }: { size: number; font?: 'display' | 'text'; color?: string; x?: number; width?: number },
  ) {
    this.#document.font(font).fontSize(size).fillColor(color)
    this.#room(this.#document.heightOfString(text, { width, lineGap: 2 }))
    this.#document.text(text, x, this.#y, { width, lineGap: 2 })
    this.#y = this.#document.y + 2
  }

  #row(name: string, middle: string, sum: string, color = this.#ink, size = 10) {
    this.#room(size * 2)
    this.#document.font('text').fontSize(size).fillColor(color)
    if (middle) this.#document.text(middle, QUANTITY_X, this.#y + 5, { width: SUM_X - QUANTITY_X - GAP })
    if (sum) this.#document.text(sum, SUM_X, this.#y + 5, { width: MARGIN + INNER - SUM_X, align: 'right' })
    this.#document.text(name, MARGIN, this.#y + 5, { width: NAME_WIDTH })
    this.#y = this.#document.y + 4
  }

  #line() {
    this.#document
      .moveTo(MARGIN, this.#y)
      .lineTo(MARGIN + INNER, this.#y)
      .lineWidth(0.6)
      .strokeColor(this.#rule)
      .stroke()
  }

  /** Starts a new page when less height than this is left. */
  #room(points: number) {
    if (this.#y + points <= HEIGHT - MARGIN) return
    this.#document.addPage()
    this.#y = MARGIN
  }
}

/** A date with year in the shop's time zone. */
const shopDay = (at: string, locale: Locale) => inWords(shopDate(new Date(at)), locale)

const warrantyEnd = (receivedAt: string) => monthsAfter(shopDate(new Date(receivedAt)), WARRANTY_MONTHS)

const inWords = (date: string, locale: Locale) => dayInWords(date.split('-').toReversed().join('.'), locale)
