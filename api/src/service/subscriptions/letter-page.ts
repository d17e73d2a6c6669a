import type { Locale } from '@shop/contracts/shop/storefront'
import type { AlertSubject } from '../../buying/letters/news.ts'
import { SUBSCRIPTION_TEXTS } from './texts.ts'

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const STYLE = `
:root { color-scheme: light dark; --ground: {{brand-ivory}}; --ink: {{brand-ink}}; --soft: {{brand-ink-3}}; --wine: {{brand-action}}; --on-wine: {{brand-on-action}}; --line: {{brand-line}} }
@media (prefers-color-scheme: dark) { :root { --ground: {{brand-ivory-dark}}; --ink: {{brand-ink-dark}}; --soft: {{brand-ink-3-dark}}; --wine: {{brand-action-dark}}; --on-wine: {{brand-on-action-dark}}; --line: {{brand-line-dark}} } }
body { margin: 0 auto; padding: 96px 24px; max-width: 560px; background: var(--ground); color: var(--ink); font: 17px/1.55 Arial, sans-serif }
p { margin: 0 0 24px } .brand { font: 400 20px/1 Georgia, serif; letter-spacing: 0.24em } .soft { color: var(--soft) }
h1 { font: 400 34px/1.2 Georgia, serif; margin: 48px 0 16px; text-wrap: balance } form { display: grid; gap: 12px; justify-items: start }
button { min-height: 48px; padding: 0 28px; border: 1px solid var(--line); border-radius: {{brand-radius}}; background: none; color: inherit; font: inherit; cursor: pointer }
button.main { background: var(--wine); border-color: var(--wine); color: var(--on-wine) } a { color: inherit }
:focus-visible { outline: 2px solid var(--wine); outline-offset: 3px }`

const pageOf = (locale: Locale, title: string, body: string) => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escape(title)} — {{brand}}</title><style>${STYLE}</style></head>
<body><main><p class="brand">{{brand}}</p><h1>${escape(title)}</h1>${body}
<p class="soft"><a href="/">${escape(SUBSCRIPTION_TEXTS[locale].page.shop)}</a></p></main></body></html>
`

/** Asks for a click first: mail clients prefetch links, but do not submit forms. */
export function confirmPage(locale: Locale, kind: 'confirm' | 'off'): string {
  const { page } = SUBSCRIPTION_TEXTS[locale]
  const { title, text, action } = page[kind]
  const all = kind === 'off' ? `<button name="all" value="1">${escape(page.all)}</button>` : ''
  const form = `<form method="post"><button class="main">${escape(action)}</button>${all}</form>`
  return pageOf(locale, title, `<p>${escape(text)}</p>${form}<p></p>`)
}

/** `gift`: a promo code follows by mail. */
export function donePage(locale: Locale, message: string, gift = false) {
  const { done, gift: next } = SUBSCRIPTION_TEXTS[locale].page
  return pageOf(locale, message, `<p>${escape(gift ? next : done)}</p>`)
}

/** Says what the address follows from now on; `off` is the token that ends it. */
export function followedPage(locale: Locale, { kind, name }: AlertSubject, off: string) {
  const { followed } = SUBSCRIPTION_TEXTS[locale].page
  // Relative: the page is at the address of another token.
  const form = `<form method="post" action="${escape(off)}"><button>${escape(followed.end)}</button></form>`
  return pageOf(locale, followed.title, `<p>${escape(followed[kind](name))}</p>${form}<p></p>`)
}

export function expiredPage(locale: Locale): string {
  const { title, text } = SUBSCRIPTION_TEXTS[locale].page.gone
  return pageOf(locale, title, `<p>${escape(text)}</p>`)
}
