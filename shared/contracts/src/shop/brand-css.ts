import { BRAND_COLORS, type Brand } from './brand.ts'

/** Kit defaults. */
const RADIUS = 2
const FACES = { headings: 'serif', text: 'sans' } as const
const PROPERTIES = { headings: '--serif', text: '--sans' } as const
const STACKS = {
  serif: '"Zlata Display","Zlata Display Fallback",Georgia,serif',
  sans: '"Zlata Text","Zlata Text Fallback",Arial,sans-serif',
} as const

/** CSS variables that override the kit's; empty for the default brand. */
export function brandCss({ tokens: { colors, fonts, radius } }: Pick<Brand, 'tokens'>): string {
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
