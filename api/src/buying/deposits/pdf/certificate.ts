import type { Brand } from '@shop/contracts/shop/brand'
import type { Currency } from '@shop/contracts/core/money'
import { money } from '@shop/i18n/money'
import { lightColor } from '../../../platform/brand/fill.ts'
import type { PictureSource } from '../../../platform/pictures/stored.ts'
import { makePdf, mark, printable } from '../../../platform/pdf/paper.ts'
import { printed } from './picture.ts'
import { PDF_TEXTS } from './texts.ts'

export interface PrintedCertificate {
  id: string
  code: string
  currency: Currency
  amount: number
  message: string
  sender: string
  recipient: string
  /** dd.mm.yyyy */
  validUntil: string
  /** URL of the page that opens it. */
  url: string
  picture: { base: string; widths: number[] }
  locale: 'ru' | 'en'
}

/** A5 landscape, in points: two fit on an A4 sheet. */
const [WIDTH, HEIGHT] = [595.28, 419.53]
const PLATE = 268
const MARGIN = 34
const TEXT = { x: PLATE + MARGIN, width: WIDTH - PLATE - 2 * MARGIN }
/** Image pixels per point. */
const DOTS = 2.5
const MESSAGE_HEIGHT = 84
/** Longer messages get a smaller font, so that the longest still fits. */
const LONG_WISH = 150

/** A printable certificate: design, sum, message, number and code. Throws when a picture or font is missing. */
export async function certificatePdf(
  { brand, ...pictures }: { brand: Brand } & PictureSource,
  certificate: PrintedCertificate,
): Promise<Uint8Array> {
  const { id, locale, picture } = certificate
  const plate = await printed(pictures, picture.base, Math.max(...picture.widths), Math.round(PLATE * DOTS), Math.round(HEIGHT * DOTS))
  return makePdf(brand, { size: [WIDTH, HEIGHT], margin: 0, title: PDF_TEXTS[locale].file(id), locale }, (document) => {
    document.rect(0, 0, WIDTH, HEIGHT).fill(lightColor(brand, 'ivory'))
    document.image(plate, 0, 0, { width: PLATE, height: HEIGHT })
    write(document, brand, certificate)
  })
}

function write(document: PDFKit.PDFDocument, brand: Brand, certificate: PrintedCertificate) {
  const { id, code, currency, amount, message, sender, recipient, validUntil, url, locale } = certificate
  const texts = PDF_TEXTS[locale]
  const [ink, quiet, line, accent] = (['ink', 'ink-3', 'line', 'accent'] as const).map((name) => lightColor(brand, name)) as [
    string,
    string,
    string,
    string,
  ]
  const { x, width } = TEXT
  mark(document, brand, ink, x, MARGIN)
  document
    .font('text')
    .fontSize(9.5)
    .fillColor(quiet)
    .text(texts.title, x, MARGIN + 34, { width })
  document
    .font('display')
    .fontSize(36)
    .fillColor(ink)
    .text(money(amount, currency, locale), x, MARGIN + 48, { width })
  const wishes = [printable(recipient), printable(message)].filter(Boolean).join('\n')
  document
    .font('text')
    .fontSize(wishes.length > LONG_WISH ? 8.5 : 10)
    .fillColor(ink)
    .text(wishes, x, MARGIN + 100, { width, height: MESSAGE_HEIGHT, lineGap: 1.5, ellipsis: true })
  document
    .fontSize(10)
    .fillColor(quiet)
    .text(texts.from(printable(sender)), x, MARGIN + 104 + MESSAGE_HEIGHT + 6, { width, height: 14, ellipsis: true })
  const rows: [string, string][] = [
    [texts.number, id],
    [texts.code, code],
    [texts.until, validUntil],
  ]
  let y = MARGIN + 214
  for (const [name, value] of rows) {
    document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .strokeColor(line)
      .stroke()
    document
      .font('text')
      .fontSize(9.5)
      .fillColor(quiet)
      .text(name, x, y + 8)
    document
      .fontSize(12)
      .fillColor(ink)
      .text(value, x, y + 6.5, { width, align: 'right', characterSpacing: 0.6 })
    y += 28
  }
  document
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.6)
    .strokeColor(line)
    .stroke()
  document
    .fontSize(8.5)
    .fillColor(accent)
    .text(`${texts.open}\n${url.replace(/^https?:\/\//, '')}`, x, y + 10, { width, link: url })
  document.fillColor(quiet).text(texts.secret, x, document.y + 2, { width })
}
