import type { Row } from '../../history/list.ts'
import type { Standing } from '../view/console-data.ts'
import { documentOf } from '../document/document.ts'
import { historyRow } from './history-rows.ts'
import { html, type Safe } from '@shop/contracts/core/text/html'
import type { Reader } from '../document/reader.ts'

export interface HistoryView {
  rows: Row[]
  names: string[]
  /** Whose history it is. */
  area: string
  /** Serials that are compared. */
  one: string
  other: string
  /** Null where nothing is compared. */
  difference: string[] | { refused: string } | null
  /** Address of earlier releases. */
  older: string | null
}

const chosen = (is: boolean, attribute: 'selected' | 'checked') => is && html` ${attribute}`

function differences({ difference, one, other }: HistoryView, { t }: Reader): Safe | null {
  if (!difference) return null
  const lines = 'refused' in difference ? [difference.refused] : difference
  return html`<section class="rc__part diff" id="difference" tabindex="-1" aria-labelledby="difference-title"><h2 class="h3" id="difference-title">${t.difference}: ${one} → ${other}</h2>${lines.length > 0 ? html`<ul lang="en">${lines.map((line) => html`<li>${line}</li>`)}</ul>` : html`<p>${t.noDifference}</p>`}</section>`
}

/** All releases with reasons and signers; two of them are compared without a script. */
export function historyPage(view: HistoryView, standing: Standing, reader: Reader): string {
  const { t } = reader
  const { rows, names, area, one, other, older } = view
  const choice = ({ serial }: Row) =>
    (['one', 'other'] as const).map(
      (name) =>
        html`<label class="pick"><input type="radio" name="${name}" value="${serial}"${chosen(String(serial) === (name === 'one' ? one : other), 'checked')}><span class="vh">${t[name]}: ${serial}</span></label>`,
    )
  const body = html`<div class="rc__head"><h1 class="h1">${t.history}</h1></div>
<form class="rc__part filter" action="/history"><div class="field"><label for="area">${t.filter}</label><select class="input" id="area" name="area"><option value="">${t.everyone}</option>${names.map((name) => html`<option${chosen(name === area, 'selected')}>${name}</option>`)}</select></div><button class="btn btn--line">${t.show}</button></form>
${differences(view, reader)}
<form class="rc__part" action="/history#difference"><input type="hidden" name="area" value="${area}"><div class="filter"><p class="muted">${t.compareHelp}</p><button class="btn btn--line">${t.compare}</button></div>
${rows.length > 0 ? html`<ol class="hist hist--picks">${rows.map((row) => historyRow(row, reader, html`${choice(row)}`))}</ol>` : html`<p class="muted">${t.noHistory}</p>`}</form>
${older && html`<p class="rc__part"><a class="more" href="${older}">${t.older}</a></p>`}`
  return documentOf({ name: 'history', standing, body }, reader)
}
