import type { Locale } from '@shop/contracts/shop/storefront'
import { texts } from '../texts.ts'
import { BRAND } from './brand.ts'
import { documentOf } from './document.ts'
import { html } from '@shop/contracts/core/text/html'
import type { Service } from './service.ts'

/** The overview page with a section per service. */
export function overview(services: readonly Service[], locale: Locale): string {
  const words = texts[locale]
  const sections = services.map((service) => service.section(locale))
  const body = html`
    <header class="top"><div class="wide">
      <p class="brand">${BRAND.name}</p>
      <h1>${words.title}</h1>
      <p class="lead">${words.intro}</p>
      <nav aria-label="${words.sections}"><ul class="jump">${sections.map(
        ({ id, title, count }) => html`<li><a href="#${id}">${title} <span class="count" data-count="${id}">${count}</span></a></li>`,
      )}</ul></nav>
    </div></header>
    <main class="wide" data-live>
      ${sections.map(
        ({ id, title, content }) =>
          html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${{ safe: content }}</section>`,
      )}
      <section id="shoppers" aria-labelledby="shoppers-title">
        <h2 id="shoppers-title">${words.shoppers.title}</h2>
        <p class="lead">${words.shoppers.intro}</p>
        <dl class="shoppers">${words.shoppers.list.map(([phone, about]) => html`<div><dt>${phone}</dt><dd>${about}</dd></div>`)}</dl>
      </section>
    </main>
    <p class="hidden" role="status" data-news data-text="${words.news}"></p>`
  return documentOf({ locale, title: words.title, body, live: true })
}
