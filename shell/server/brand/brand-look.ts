import { createHash } from 'node:crypto'
import { BRAND_COLORS, type Brand } from '@shop/contracts/shop/brand'

/** Kit defaults. */
const ACTION = '#7a1e2e'
const ON_ACTION = '#f6f3ee'
const GROUND = { light: '#f6f3ee', dark: '#141211' } as const
const RADIUS = 2
const FACES = { headings: 'serif', text: 'sans' } as const
const PROPERTIES = { headings: '--serif', text: '--sans' } as const
const STACKS = {
  serif: '"Zlata Display","Zlata Display Fallback",Georgia,serif',
  sans: '"Zlata Text","Zlata Text Fallback",Arial,sans-serif',
} as const

/** CSS variables that override the kit's; empty for the default brand. */
export function brandCss({ tokens: { colors, fonts, radius } }: Brand): string {
  const own = BRAND_COLORS.flatMap((name) => {
    const color = colors[name]
    return color ? [`--${name}:light-dark(${color.light},${color.dark})`] : []
  })
  const faces = (['headings', 'text'] as const).flatMap((use) =>
    fonts[use] === FACES[use] ? [] : [`${PROPERTIES[use]}:${STACKS[fonts[use]]}`],
  )
  const plate = colors.action ? [`--wine:${colors.action.light}`] : []
  const rules = [...own, ...plate, ...faces, ...(radius === RADIUS ? [] : [`--radius:${radius}px`])]
  return rules.length > 0 ? `:root{${rules.join(';')}}` : ''
}

export const hashOf = (css: string) => `sha256-${createHash('sha256').update(css).digest('base64')}`

/** theme-color: the page background. */
export const groundOf = ({ tokens }: Brand) => tokens.colors.ivory ?? GROUND

/** Whether the page uses this font. */
export const usesFace = ({ tokens: { fonts } }: Brand, face: 'serif' | 'sans') => fonts.headings === face || fonts.text === face

/** Favicon as SVG. */
export function faviconOf({ icon: { path, stroke }, tokens: { colors } }: Brand): Buffer {
  const [tile, mark] = [colors.action?.light ?? ACTION, colors['on-action']?.light ?? ON_ACTION]
  const paint = stroke
    ? `fill="none" stroke="${mark}" stroke-width="${stroke}" stroke-linejoin="round" stroke-linecap="round"`
    : `fill="${mark}"`
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${tile}"/><path d="${path}" ${paint}/></svg>`,
  )
}
