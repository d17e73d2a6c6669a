import type { AreaData } from '../view/area-data.ts'
import { html, type Safe } from '@shop/contracts/core/text/html'

/** Errors of the active version and of the canary over the last hour, the highest rate at the top. Null before there are two samples. */
export function rateLines({ rates: { active, canary } }: AreaData, width: number, height: number): Safe | null {
  const most = Math.max(1, ...active, ...canary)
  const pointsOf = (rates: readonly number[]) =>
    rates.map((rate, index) => `${((width * index) / (rates.length - 1)).toFixed(1)},${(1 + height - (height * rate) / most).toFixed(1)}`)
  const line = (rates: readonly number[], kind: string) =>
    rates.length > 1 && html`<polyline class="${kind}" points="${pointsOf(rates).join(' ')}"/>`
  if (active.length < 2 && canary.length < 2) return null
  return html`<svg viewBox="0 0 ${width} ${height + 2}" preserveAspectRatio="none" aria-hidden="true">${line(active, 'a')}${line(canary, 'c')}</svg>`
}
