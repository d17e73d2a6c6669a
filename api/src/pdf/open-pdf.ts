import { readFile } from 'node:fs/promises'
import type { Brand } from '@shop/contracts/brand'
import { brandWords, withBrand } from '@shop/contracts/brand-face'
import type { Locale } from '@shop/contracts/storefront'
// oxlint-disable-next-line import/no-named-as-default -- its types know the default export alone
import PDFDocument from 'pdfkit'

const fontOf = (name: string) => readFile(new URL(`../../fonts/zlata-${name}.ttf`, import.meta.url))
const fonts = Promise.all([fontOf('display'), fontOf('text')])
fonts.catch(() => undefined)

/** Signs that our faces have; a smile in a wish is not printed as an empty box. */
export const printable = (text: string) =>
  text.replace(/[^\n\u0020-\u007e\u00a0-\u0153\u0401\u0410-\u044f\u0451\u2010-\u2026\u20ac\u20bd\u2116\u2122\u2212]/gu, '').trim()

/** A document with our faces, `display` and `text`; `done` answers its bytes once it has ended. Throws when a font is not there. */
export async function openPdf(brand: Brand, locale: Locale, title: string, options: PDFKit.PDFDocumentOptions) {
  const [display, text] = await fonts
  const document = new PDFDocument({
    ...options,
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
  return { document, done }
}
