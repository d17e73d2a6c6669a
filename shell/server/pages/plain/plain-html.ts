import type { Brand } from '@shop/contracts/shop/brand'
import type { Locale } from '@shop/contracts/shop/storefront'
import { escapeHtml, tag } from '../../platform/http/escape.ts'
import type { Theme, ShopVisit } from '../../requests/visit.ts'

/** Native controls in the shop's look; the kit's own styles come with its code. */
export const PLAIN_CSS = `
.plain,.plain main{display:grid;gap:28px;align-content:start}
.plain{padding-block:24px 64px;max-width:860px}
.plain header{border-block-end:1px solid var(--line);padding-block-end:16px}
.plain ul{display:grid;gap:20px;list-style:none;padding:0;margin:0}
.plain .line{display:grid;grid-template-columns:88px minmax(0,1fr);gap:8px 16px;padding-block-end:20px;border-block-end:1px solid var(--line)}
.plain .line img{width:88px;height:110px;object-fit:cover;grid-row:span 2}
.plain form.row,.plain .acts{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:end}
.plain form.plain{padding-block:0}
.plain section{display:grid;gap:12px}
.plain fieldset{display:grid;gap:12px;border:1px solid var(--line);padding:16px;margin:0}
.plain label{display:grid;gap:4px}
.plain label.pick{display:flex;gap:10px;align-items:center;min-height:var(--target)}
.plain input:not([type=radio],[type=checkbox]),.plain select,.plain textarea{min-height:var(--target);padding:8px 12px;border:1px solid var(--line-strong);background:var(--paper);width:100%}
.plain input[type=number]{width:72px}
.plain input{accent-color:var(--action)}
.plain [aria-invalid]{border-color:var(--danger)}
.plain button{min-height:var(--target);padding:8px 18px;border:1px solid var(--line-strong);font:var(--t-strong)}
.plain button.quiet{border:0;padding-inline:4px;font:var(--t-text);text-decoration:underline;text-underline-offset:4px}
.plain button.main,.plain a.main{display:inline-block;min-height:var(--target);padding:12px 22px;border:0;background:var(--action);color:var(--on-action);font:var(--t-strong)}
.plain dl{display:grid;gap:8px;margin:0}
.plain dl div{display:grid;grid-template-columns:1fr auto;gap:24px}
.plain dd{margin:0;text-align:end}
.plain .grand{border-block-start:1px solid var(--line);padding-block-start:12px;font:var(--t-strong)}
.plain .number{white-space:nowrap}
.plain details p{margin-block:12px}
.plain .note{background:var(--sand);padding:12px 16px}
.plain .fault{color:var(--danger)}`

/** Makes a page of the front door itself, with its policy. */
export interface PlainDocuments {
  plain: (visit: ShopVisit, page: PlainPage) => { text: string; policy: string }
}

export interface PlainPage {
  title: string
  body: string
}

interface Around {
  brand: Brand
  locale: Locale
  theme: Theme
  /** Styles of the shell, of the brand, and our own. */
  sheets: readonly string[]
}

/** The number of an order stays in one line. */
const headingOf = (title: string) => escapeHtml(title).replace(/\d+-\d+/, '<span class="number">$&</span>')

/** A personal page that works without scripts. */
export function plainHtml({ title, body }: PlainPage, { brand, locale, theme, sheets }: Around): string {
  const html = tag('html', { lang: locale, 'data-theme': theme === 'auto' ? undefined : theme })
  const head = [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(`${title} — ${brand.name}`)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    ...sheets.map((sheet) => `<style>${sheet}</style>`),
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
  ]
  const home = `<header><a class="h3" href="/">${escapeHtml(brand.name)}</a></header>`
  return `<!doctype html>${html}<head>${head.join('')}</head><body><div class="wrap plain">${home}<main id="main"><h1 class="h1">${headingOf(title)}</h1>${body}</main></div></body></html>`
}
