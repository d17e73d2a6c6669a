import type { Brand } from '@shop/contracts/shop/brand'
import { timeOf } from '@shop/contracts/core/time/time-of-day'
import { brandWords, withBrand } from '@shop/contracts/shop/brand-face'
import type { ExportedData } from '@shop/contracts/account/data-export'
import { Currency } from '@shop/contracts/core/money'
import { SHOP_UTC_OFFSET_HOURS } from '@shop/contracts/core/limits'
import type { Locale } from '@shop/contracts/shop/storefront'
import { money } from '@shop/i18n/money'
import * as v from 'valibot'
import { lightColor } from '../../../platform/brand/fill.ts'
import { makePdf, printable } from '../../../platform/pdf/paper.ts'
import { clockAt } from '../../../goods/places/shops/calendar.ts'
import { EXPORT_PARTS, type FieldKind, PART_NAMES, type PartName } from './parts.ts'
import { EXPORT_TEXTS } from './texts.ts'

const MARGIN = 48
const NAME_WIDTH = 150
/** Most records are not higher: they stand on one page. */
const RECORD = 44
/** A higher text begins where it stands, and goes on overleaf. */
const LONGEST = 400

type Row = ExportedData['parts'][string][number]

interface Sheet {
  document: PDFKit.PDFDocument
  locale: Locale
  ink: string
  quiet: string
}

/** The export as a PDF, in the shopper's language. */
export async function exportPdfOf(data: ExportedData, brand: Brand, locale: Locale): Promise<Uint8Array> {
  const texts = EXPORT_TEXTS[locale]
  const title = withBrand(texts.title, brandWords(brand, locale))
  return makePdf(brand, { size: 'A4', margin: MARGIN, title, locale }, (document) => {
    const sheet: Sheet = { document, locale, ink: lightColor(brand, 'ink'), quiet: lightColor(brand, 'ink-3') }
    document.font('display').fontSize(24).fillColor(sheet.ink).text(title)
    document.font('text').fontSize(9.5).fillColor(sheet.quiet)
    document
      .moveDown(0.4)
      .text(texts.made(momentOf(data.generatedAt)))
      .text(texts.about)
    for (const name of PART_NAMES) writePart(sheet, name, data.parts[name] ?? [])
  })
}

function writePart(sheet: Sheet, name: PartName, rows: readonly Row[]) {
  const { document, locale, ink, quiet } = sheet
  const texts = EXPORT_TEXTS[locale]
  keepTogether(document, 80)
  document.moveDown(1.4).font('display').fontSize(15).fillColor(ink).text(texts.parts[name].title, MARGIN)
  document.font('text').fontSize(9.5)
  if (rows.length === 0) document.moveDown(0.3).fillColor(quiet).text(texts.none)
  for (const row of rows) writeRow(sheet, name, row)
}

function writeRow({ document, locale, ink, quiet }: Sheet, name: PartName, row: Row) {
  const labels: Record<string, string> = EXPORT_TEXTS[locale].parts[name].fields
  document.moveDown(0.5)
  keepTogether(document, RECORD)
  for (const [field, kind] of Object.entries<FieldKind>(EXPORT_PARTS[name].fields)) {
    const text = printable(textOf(row[field], kind, row, locale))
    if (text === '') continue
    const width = document.page.width - 2 * MARGIN - NAME_WIDTH - 12
    keepTogether(document, Math.min(document.heightOfString(text, { width }), LONGEST))
    const { page, y: top } = document
    document.fillColor(quiet).text(labels[field] ?? field, MARGIN, top, { width: NAME_WIDTH })
    const below = document.y
    document.fillColor(ink).text(text, MARGIN + NAME_WIDTH + 12, top, { width })
    document.x = MARGIN
    // A text longer than a page ends on another one.
    document.y = (document.page === page ? Math.max(below, document.y) : document.y) + 1
  }
}

/** Keeps a name and its value on one page. */
function keepTogether(document: PDFKit.PDFDocument, height: number) {
  if (document.y + height > document.page.height - MARGIN) document.addPage()
}

function textOf(value: unknown, kind: FieldKind, row: Row, locale: Locale): string {
  if (value === null || value === undefined) return ''
  const texts = EXPORT_TEXTS[locale]
  const plain = typeof value === 'string' ? value : JSON.stringify(value)
  const wordOf = (one: string) => texts.values[one] ?? one
  const sum = (minor: unknown) => money(Number(minor), currencyOf(row), locale)
  const list = (Array.isArray(value) ? value : []) as Record<string, string | number | null>[]
  switch (kind) {
    case 'day':
      return plain.split('-').toReversed().join('.')
    case 'moment':
      return momentOf(plain)
    case 'sum':
      return sum(value)
    case 'yes':
      return value === true ? texts.yes : texts.no
    case 'texts':
      return list.map(String).join(', ')
    case 'lines':
      return list
        .map(
          (line) =>
            `${[line['name'], line['size'], line['engraving']].filter(Boolean).join(', ')} × ${line['quantity']}, ${sum(line['sum'])}`,
        )
        .join('\n')
    case 'changes':
      return list.map((change) => `${wordOf(String(change['name']))}: ${momentOf(change['at'])}`).join('\n')
    case 'word':
      return wordOf(plain)
    case 'text':
      return plain
  }
}

/** Bonuses and certificates are in roubles. */
const currencyOf = ({ currency }: Row) => (v.is(Currency, currency) ? currency : 'RUB')

/** `25.11.2026, 14:06` in the shop's time zone. */
function momentOf(value: unknown): string {
  const { date, minute } = clockAt(new Date(String(value)), SHOP_UTC_OFFSET_HOURS)
  return `${date.split('-').toReversed().join('.')}, ${timeOf(minute)}`
}
