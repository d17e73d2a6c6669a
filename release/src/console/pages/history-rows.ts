import type { Row } from '../../history/list.ts'
import { html, type Safe } from '@shop/contracts/core/text/html'
import type { Reader } from '../document/reader.ts'

const MOST_NAMES = 3

/** `mfe-catalog@1.2.0, shell@3.1.0 +4` */
function changedIn(changed: readonly string[]): string {
  const further = changed.length > MOST_NAMES ? ` +${changed.length - MOST_NAMES}` : ''
  return changed.slice(0, MOST_NAMES).join(', ') + further
}

function wordsOfRow({ action, changed, share }: Row, { t }: Reader): string {
  if (changed.length === 0) return t.did[action]
  const to = share === null ? '' : `, ${share === 0 ? t.over : share === 'staff' ? t.staff : `${share}\u00A0%`}`
  return `${t.did[action]}: ${changedIn(changed)}${to}`
}

/** @param choice what stands before a row on the page of the whole history */
export function historyRow(row: Row, reader: Reader, choice?: Safe): Safe {
  const { t, minute, when, number } = reader
  const signer = row.signer ? `${t.signed} ${row.signer}` : t.unsigned
  return html`<li><span class="hist__n">${choice}${number(row.serial)}</span><span>${wordsOfRow(row, reader)}</span><time datetime="${row.at}" title="${minute(row.at)} UTC">${when(row.at)}</time>
<small>${row.who}${row.why && html` · ${reader.quoted(row.why)}`} · ${signer}</small>${row.fault && html`<small class="bad" lang="en">${row.fault}</small>`}</li>`
}
