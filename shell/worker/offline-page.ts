import { OFFLINE_SCRIPT } from './offline-script.ts'
import { OFFLINE_TEXTS } from './offline-texts.ts'

/** A page available offline. */
export interface CachedPage {
  address: string
  /** Title as HTML. */
  title: string
}

const BOX = 'max-width:40rem;margin:0 auto;padding:clamp(48px,12vh,128px) 20px'
const BUTTON =
  'display:inline-flex;align-items:center;min-height:48px;padding:0 28px;background:var(--action,#1a1715);color:var(--on-action,#fff);text-decoration:none;border-radius:var(--radius,2px)'
const LINE = 'border-block-start:1px solid var(--line,#ccc)'
const ROW = 'display:flex;align-items:center;min-height:48px'

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** Text of a title; the entities that the front door writes. */
export const unescapeHtml = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'")

/** Language, theme and styles copied from any page. */
const lookOf = (html: string) => ({
  root: /<html([^>]*)>/.exec(html)?.[1] ?? '',
  styles: (html.match(/<style[^>]*>[^]*?<\/style>/g) ?? []).join(''),
})

/** The offline page for an unvisited URL. @param model a cached document; empty if none. @param integrity of the script that goes on once the connection is back */
export function offlinePage(address: string, kept: readonly CachedPage[], model: string, language: string, integrity: string): string {
  const { root, styles } = lookOf(model)
  const lang = (/lang="(\w+)/.exec(root)?.[1] ?? language).startsWith('ru') ? 'ru' : 'en'
  const texts = OFFLINE_TEXTS[lang]
  const rows = kept.map(
    ({ address: to, title }) => `<li style="${LINE}"><a class="link" style="${ROW}" href="${escapeHtml(to)}">${title}</a></li>`,
  )
  const list = `<h2 class="h3" id="kept" style="margin-block:48px 12px">${texts.kept}</h2><ul aria-labelledby="kept" style="list-style:none;padding:0">${rows.join('')}</ul>`
  return `<!doctype html><html${root || ` lang="${lang}"`}><head><meta charset="utf-8"><title>${texts.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">${styles}<script src="${OFFLINE_SCRIPT}" integrity="${integrity}" defer></script></head>
<body><main style="${BOX}"><h1 class="h1">${texts.title}</h1><p class="soft" style="margin-block:16px 28px">${texts.text}</p>
<p><a href="${escapeHtml(address)}" style="${BUTTON}">${texts.retry}</a></p>${rows.length > 0 ? list : ''}</main></body></html>`
}

/** Title without the shop's name. */
export const titleOf = (html: string) => (/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '').replace(/ — [^—]*$/, '')
