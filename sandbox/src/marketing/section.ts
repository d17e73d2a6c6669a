import { MARKETING_OPERATIONS, type MarketingOperation } from '@shop/contracts/marketing/marketing-operations'
import type { Locale } from '@shop/contracts/shop/storefront'
import { html, type Safe } from '@shop/contracts/core/text/html'
import type { Section } from '../frame/service.ts'
import { timeOf } from '../frame/time.ts'
import { type Mode, MODES } from './mode.ts'
import type { Operation } from './operation.ts'
import { marketingTexts } from './texts.ts'

/** Received operations and the response mode. */
export function marketingSection(operations: readonly Operation[], mode: Mode, locale: Locale): Section {
  const words = marketingTexts[locale]
  const rows = operations.map((operation) => rowOf(operation, locale))
  const answers = MODES.map(
    (one) =>
      html`<button class="button${one === mode ? ' main' : ''}" name="mode" value="${one}" aria-pressed="${String(one === mode)}" data-keep="mode-${one}">${words.modes[one]}</button>`,
  )
  return {
    id: 'marketing',
    title: words.title,
    count: rows.length,
    content:
      html`<form class="acts" method="post" action="/marketing/mode" aria-label="${words.answer}"><span class="kind">${words.answer}</span>${answers}</form>
      ${rows.length ? html`<ol class="rows">${rows}</ol>` : html`<p class="empty">${words.empty}</p>`}`.safe,
  }
}

function rowOf({ id, at, operation, isSync, device, body }: Operation, locale: Locale): Safe {
  const words = marketingTexts[locale]
  const known = (Object.keys(MARKETING_OPERATIONS) as MarketingOperation[]).find((name) => MARKETING_OPERATIONS[name] === operation)
  return html`<li>
    <p class="meta"><time datetime="${at}">${timeOf(at, locale)}</time> <strong>${known ? words.names[known] : operation}</strong>
      <span>${operation}</span> <span class="kind">${isSync ? words.sync : words.async}</span></p>
    <details data-keep="${id}"><summary>${words.body}</summary><pre>${words.device}: ${device}\n${JSON.stringify(body, null, 2)}</pre></details>
  </li>`
}
