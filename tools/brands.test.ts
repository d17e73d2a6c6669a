import fs from 'node:fs'
import path from 'node:path'
import { BRAND_COLORS, type BrandColor } from '@shop/contracts/shop/brand'
import { readBrand } from '@shop/contracts/shop/read-brand'

const ROOT = path.resolve(import.meta.dirname, '..')
const FILES = fs.readdirSync(path.join(ROOT, 'brands'))
const CSS = fs.readFileSync(path.join(ROOT, 'shared/ui/src/styles/tokens.css'), 'utf8')

type Theme = 'light' | 'dark'

/** `#fff` → `#ffffff` */
const whole = (color: string) => (color.length === 4 ? color.replace(/[\da-f]/g, '$&$&') : color)

function kitColor(name: BrandColor, theme: Theme): string {
  const [, light = '', dark = light] = new RegExp(`--${name}: (?:light-dark\\()?(#[\\da-f]+)(?:, (#[\\da-f]+))?`).exec(CSS) ?? []
  return whole(theme === 'light' ? light : dark)
}

/** Relative luminance of WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

const GROUNDS = ['ivory', 'paper', 'sand'] as const
const TEXT = ['ink', 'ink-2', 'ink-3', 'accent', 'gold-text', 'success', 'danger', 'sale'] as const
const EDGES = ['line-strong', 'focus'] as const

const pairs: [front: BrandColor, ground: BrandColor, least: number][] = [
  ...TEXT.flatMap((front) => GROUNDS.map((ground): [BrandColor, BrandColor, number] => [front, ground, 4.5])),
  ...EDGES.flatMap((front) => GROUNDS.map((ground): [BrandColor, BrandColor, number] => [front, ground, 3])),
  ['on-action', 'action', 4.5],
  ['on-action', 'action-hover', 4.5],
]

test('the kit defines every color that a brand can override', () => {
  const missing = BRAND_COLORS.filter((name) => !/^#[\da-f]{6}$/.test(kitColor(name, 'light')) || !kitColor(name, 'dark'))
  expect(missing).toStrictEqual([])
})

test('the contrast of black on white is 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})

describe.each(FILES)('%s', (name) => {
  const file = path.join(ROOT, 'brands', name)
  const { colors } = readBrand(file, fs.readFileSync(file, 'utf8')).tokens

  test.each(['light', 'dark'] as const)('text and borders have enough contrast in the %s theme', (theme) => {
    const colorOf = (color: BrandColor) => colors[color]?.[theme] ?? kitColor(color, theme)
    const weak = pairs
      .map(([front, ground, least]) => ({ front, ground, least, is: contrast(colorOf(front), colorOf(ground)) }))
      .filter(({ least, is }) => is < least)
      .map(({ front, ground, is }) => `${front} on ${ground}: ${is.toFixed(2)}`)
    expect(weak).toStrictEqual([])
  })

  test('text on always-dark surfaces has enough contrast', () => {
    expect(contrast(colors.action?.light ?? kitColor('action', 'light'), '#f6f3ee')).toBeGreaterThan(4.5)
  })
})
