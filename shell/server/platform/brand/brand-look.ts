import { createHash } from 'node:crypto'
import type { Brand } from '@shop/contracts/shop/brand'

/** Kit defaults. */
const ACTION = '#7a1e2e'
const ON_ACTION = '#f6f3ee'
const GROUND = { light: '#f6f3ee', dark: '#141211' } as const

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
