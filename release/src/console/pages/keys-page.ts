import type { Key } from '../../record.ts'
import type { Standing } from '../view/console-data.ts'
import { documentOf } from '../document/document.ts'
import { html } from '@shop/contracts/core/text/html'
import type { Reader } from '../document/reader.ts'

/** Who may sign what. */
export function keysPage(keys: readonly Key[], standing: Standing, reader: Reader): string {
  const { t, minute } = reader
  const rows = keys.map(({ name, kid, scope, since, revoked }) => {
    const [kind = '', remote] = scope.split(':')
    return html`<li><span class="hist__n"><b>${name}</b></span><span>${t.can[kind as keyof typeof t.can]}${remote && `: ${remote}`}</span><time datetime="${since}">${minute(since)}</time><small><code>${kid}</code></small>${revoked && html`<small class="bad">${t.revoked} ${minute(revoked.at)} · ${revoked.who} · ${reader.quoted(revoked.why)}</small>`}</li>`
  })
  const body = html`<div class="rc__head"><div><h1 class="h1">${t.keysTitle}</h1><p class="muted">${t.keysHelp}</p></div></div><div class="rc__part"><ol class="hist hist--keys">${rows}</ol></div>`
  return documentOf({ name: 'keys', standing, body }, reader)
}
