import { readFile } from 'node:fs/promises'
import type { Brand } from '@shop/contracts/shop/brand'
import { brandWords, withBrand } from '@shop/contracts/shop/brand-face'
import type { Locale } from '@shop/contracts/shop/storefront'
// oxlint-disable-next-line import/no-named-as-default -- its types know the default export alone
import PDFDocument from 'pdfkit'

const fontOf = (name: string) => readFile(new URL(`../../../fonts/zlata-${name}.ttf`, import.meta.url))
const fonts = Promise.all([fontOf('display'), fontOf('text')])
fonts.catch(() => undefined)

/** Characters that our fonts contain; others, such as emoji, would print as boxes. */
export const printable = (text: string) =>
  text.replace(/[^\n\u0020-\u007e\u00a0-\u0153\u0401\u0410-\u044f\u0451\u2010-\u2026\u20ac\u20bd\u2116\u2122\u2212]/gu, '').trim()

interface Paper {
  size: [number, number] | 'A4'
  margin: number
  title: string
  locale: Locale
}

/** A PDF document with the brand's fonts, `display` and `text`. Throws when a font is missing. */
export async function makePdf(
  brand: Brand,
  { size, margin, title, locale }: Paper,
  draw: (document: PDFKit.PDFDocument) => void,
): Promise<Uint8Array> {
  const [display, text] = await fonts
  const document = new PDFDocument({
    size,
    margin,
    lang: locale === 'ru' ? 'ru-RU' : 'en-GB',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: withBrand(title, brandWords(brand, locale)), Author: brand.name },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Uint8Array>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  document.registerFont('display', display).registerFont('text', text)
  draw(document)
  document.end()
  return done
}

/** As high as the name; width by aspect ratio. */
const LOGO_HEIGHT = 15

/** The brand's logo, or its name without one. */
export function mark(document: PDFKit.PDFDocument, { name, logo }: Brand, ink: string, x: number, y: number) {
  if (!logo) return document.font('display').fontSize(15).fillColor(ink).text(name, x, y, { characterSpacing: 3.6 })
  const scale = LOGO_HEIGHT / logo.height
  return document.save().translate(x, y).scale(scale).path(logo.path).fill(ink).restore()
}
