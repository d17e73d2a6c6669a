import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { ENGRAVING_MAX, ENGRAVING_SIGNS, EngravingText } from '@shop/contracts/cart/engraving'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя'
const ALL = [...`${LETTERS}0123456789 ${ENGRAVING_SIGNS}`]

/** Characters that the files of a typeface are loaded for. */
function rangesOf(file: string, family: string): [number, number][] {
  const faces = readFileSync(path.resolve(__dirname, file), 'utf8')
    .split('@font-face')
    .filter((face) => face.includes(`"${family}"`))
  return faces
    .flatMap((face) => face.match(/unicode-range: ([^;]+);/)?.[1]?.split(', ') ?? [])
    .map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
    })
}

test.each([
  ['../../../../shared/ui/src/styles/fonts.css', 'Zlata Display'],
  ['faces.module.css', 'Marck Script'],
])('the typeface of %s has every character that may be cut: %s [engraving.two-typefaces]', (file, family) => {
  const ranges = rangesOf(file, family)
  const missing = ALL.filter((sign) => !ranges.some(([from, to]) => (sign.codePointAt(0) ?? 0) >= from && (sign.codePointAt(0) ?? 0) <= to))
  expect(missing).toStrictEqual([])
})

test('each of them may be typed', () => {
  const refused = ALL.filter((sign) => !v.is(EngravingText, `a${sign}a`))
  expect(refused).toStrictEqual([])
  expect(v.is(EngravingText, 'я'.repeat(ENGRAVING_MAX))).toBe(true)
})
