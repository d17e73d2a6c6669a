import fs from 'node:fs'
import path from 'node:path'
import { pictureUrl } from '@shop/contracts/core/shapes/picture-url'
import sharp from 'sharp'
import { parse } from 'yaml'
import { mediaOf } from '../../src/demo/goods/media.ts'
import { listPieces } from '../../src/demo/goods/pieces.ts'
import { readSource } from '../../src/demo/source.ts'
import { en } from '../../src/platform/texts/en.ts'
import { ru } from '../../src/platform/texts/ru.ts'

const API = path.join(import.meta.dirname, '../..')
const CONTENT = path.join(API, 'content')

/** Width and height as the file's own header says. */
async function sizeOf(url: string) {
  const { width, height } = await sharp(path.join(API, url)).metadata()
  return { width, height }
}

test('every file of every picture has the width that its name promises, and the largest all the pixels there are [catalog.true-widths]', async () => {
  const { pictures } = await readSource()
  const faults: string[] = []
  for (const { base, widths, fallback, width, height } of Object.values(pictures)) {
    const files = [
      ...widths.map((size) => [pictureUrl(base, size), size] as const),
      [pictureUrl(base, fallback, 'webp'), fallback] as const,
    ]
    for (const [file, size] of files) {
      const real = await sizeOf(file)
      if (real.width !== size || Math.abs(real.height - (size * height) / width) > 1)
        faults.push(`${file} is ${real.width} × ${real.height}`)
    }
    if (Math.max(...widths) !== width) faults.push(`${base} ends at ${Math.max(...widths)} of ${width} px`)
  }
  expect(faults).toStrictEqual([])
  expect(Object.keys(pictures).length).toBeGreaterThan(300)
})

/** Alt texts of each picture by language, from pages, banners, the sale and the banners in listings. */
function altsOfContent() {
  const found: { picture: string; locale: string; alt: string }[] = []
  const walk = (node: unknown, locale: string, around: string) => {
    if (Array.isArray(node)) for (const each of node) walk(each, locale, around)
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return
    const { picture, wide, alt } = node as Record<string, unknown>
    const own = [picture, wide].find((key): key is string => typeof key === 'string') ?? around
    if (typeof alt === 'string') found.push({ picture: own, locale, alt })
    for (const [key, value] of Object.entries(node)) walk(value, key === 'ru' || key === 'en' ? key : locale, own)
  }
  for (const name of fs.readdirSync(CONTENT, { recursive: true }) as string[]) {
    const locale = /\.(ru|en)\.yaml$/.exec(name)?.[1] ?? ''
    if (name.endsWith('.yaml')) walk(parse(fs.readFileSync(path.join(CONTENT, name), 'utf8')), locale, '')
  }
  for (const [locale, { banners }] of Object.entries({ ru, en }))
    for (const [picture, { alt }] of Object.entries(banners)) found.push({ picture, locale, alt })
  return found
}

test('a picture of the content is described in the same words wherever it stands, and no two alike [content.one-alt-per-picture]', () => {
  const alts = altsOfContent()
  const pairs = (of: (found: (typeof alts)[number]) => [string, string]) => {
    const groups = new Map<string, Set<string>>()
    for (const found of alts) {
      const [key, value] = of(found)
      groups.set(key, (groups.get(key) ?? new Set()).add(value))
    }
    return [...groups].filter(([, values]) => values.size > 1).map(([key, values]) => [key, ...values])
  }
  expect(pairs(({ picture, locale, alt }) => [`${locale} ${picture}`, alt])).toStrictEqual([])
  expect(pairs(({ picture, locale, alt }) => [`${locale} ${alt}`, picture])).toStrictEqual([])
  expect(alts.filter(({ alt, locale, picture }) => !alt.trim() || !locale || !picture)).toStrictEqual([])
  expect(alts.length).toBeGreaterThan(40)
})

test.each(['ru', 'en'] as const)(
  'no two pictures of pieces are described in the same words: %s [content.one-alt-per-picture]',
  async (locale) => {
    const { designs } = await readSource()
    const alts = listPieces(designs).flatMap((piece) => mediaOf(piece).map(({ alt_ru, alt_en }) => (locale === 'ru' ? alt_ru : alt_en)))
    expect(new Set(alts).size).toBe(alts.length)
  },
)
