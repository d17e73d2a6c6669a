import type { Endpoint } from '@shop/contracts/core/endpoint'
import type { GenericSchema } from 'valibot'
import { schemaOf } from './open-api.ts'

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)
const code = (value: unknown) => `<pre tabindex="0">${escape(JSON.stringify(value, null, 2))}</pre>`
const schema = (title: string, value: GenericSchema) => `<details><summary>${title}</summary>${code(schemaOf(value))}</details>`

export const STYLE = `
:root { color-scheme: light dark; --ground: #f6f3ee; --ink: #1f1c18; --soft: #635c52; --line: #dcd5ca }
@media (prefers-color-scheme: dark) { :root { --ground: #171513; --ink: #f1ede6; --soft: #a79f93; --line: #35312c } }
body { margin: 0 auto; padding: 48px 16px 96px; max-width: 880px; background: var(--ground); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
h1 { font: 400 40px/1.1 Georgia, serif; margin: 0 0 8px } p { margin: 0 0 8px; max-width: 68ch } .soft, summary { color: var(--soft) }
article { border-top: 1px solid var(--line); padding: 24px 0 } h2 { font: 500 18px/1.3 ui-monospace, monospace; margin: 0 0 8px; overflow-wrap: anywhere }
h2 span { color: var(--soft) } summary { cursor: pointer; padding: 6px 0 } a { color: inherit }
pre { margin: 4px 0 8px; padding: 16px; overflow: auto; max-height: 420px; border: 1px solid var(--line); font: 13px/1.5 ui-monospace, monospace }`

/** The documentation page: no script, no external resources. */
export function documentationPage(endpoints: readonly Endpoint[]): string {
  const articles = endpoints.map(
    ({ method, path, name, about, body, answer, csrf, example }) => `
<article id="${name}"><h2><span>${method}</span> ${escape(path)}</h2><p>${escape(about)}</p>
${csrf ? '<p class="soft">Wants the X-CSRF-TOKEN header and the session cookie.</p>' : ''}
${body ? `<p class="soft">For example</p>${code(example.body)}${schema('Body', body)}` : ''}${schema('Answer', answer)}</article>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API — {{brand}}</title>
<link rel="stylesheet" href="/documentation/style.css"></head><body><main>
<h1>API</h1><p>Every call of the shop, generated from the contracts that clients, server and tests share. Money is an integer in minor units. A refusal is
<code>{ result: false, code, error, errors?, requestId }</code> with a 4xx status; /order/create/v2 alone refuses what the shopper can mend with 200.</p>
<p><a href="/documentation/json">OpenAPI 3.1 as JSON</a></p>${articles.join('')}
</main></body></html>`
}
