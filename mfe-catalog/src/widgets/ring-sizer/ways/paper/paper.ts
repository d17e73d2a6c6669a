import type { Locale } from '@shop/contracts/shop/storefront'
import { circumferenceOf, DIAMETERS, sizeIn, systemOf } from '#features/my-size/systems.ts'

interface PaperTexts {
  title: string
  how: string
  start: string
  check: string
}

/** Room before the start of the scale, in mm. */
const LEAD = 14
const WIDTH = LEAD + circumferenceOf(DIAMETERS.at(-1) ?? 0) + 6
const CHECK = 50

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** HTML of the printed strip: a scale in millimetres with a mark for each ring size. */
export function paperStrip(locale: Locale, words: PaperTexts): string {
  const system = systemOf(locale)
  const marks = DIAMETERS.map((diameter) => {
    const at = (LEAD + circumferenceOf(diameter)).toFixed(2)
    const isWhole = Number.isInteger(diameter)
    const label = isWhole ? `<text x="${at}" y="14.200" text-anchor="middle">${sizeIn(system, diameter, locale)}</text>` : ''
    return `<path d="M${at} 4v${isWhole ? 6 : 4}"/>${label}`
  }).join('')
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escaped(words.title)}</title></head><body>
<h1>${escaped(words.title)}</h1><p>${escaped(words.how)}</p>
<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH.toFixed(2)}mm" height="46mm" viewBox="0 0 ${WIDTH.toFixed(2)} 46" font-family="sans-serif" font-size="3" fill="#000">
<g stroke="#000" stroke-width="0.200" fill="none"><path d="M0 4H${WIDTH.toFixed(2)}V16H0Z"/><path d="M${LEAD} 4v12" stroke-width="0.500"/></g>
<text x="1" y="11">${escaped(words.start)}</text>
<g stroke-width="0.200"><g stroke="#000" fill="none">${marks.replace(/<text.*?<\/text>/g, '')}</g>${(marks.match(/<text.*?<\/text>/g) ?? []).join('')}</g>
<text x="${LEAD}" y="3">${system}</text>
<path d="M1 34h${CHECK}m0 -2v4M1 32v4" stroke="#000" stroke-width="0.300" fill="none"/><text x="1" y="42">${escaped(words.check)}</text>
</svg></body></html>`
}

/** Opens the HTML in a new tab and prints it. */
export function printPaper(html: string): void {
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
  const tab = open(address, '_blank')
  tab?.addEventListener('load', () => tab.print())
}
