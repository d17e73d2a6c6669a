import type { Version } from '../../record.ts'
import { failuresOf } from '../../robot/judge.ts'
import { may } from '../access/may.ts'
import type { AreaData } from '../view/area-data.ts'
import { PER } from '../view/error-samples.ts'
import { areaMore, type SelectedArea } from './area-more.ts'
import { html, type Safe } from '@shop/contracts/core/text/html'
import { LOCK } from '../document/icons.ts'
import { rateLines } from './rate-lines.ts'
import type { Reader } from '../document/reader.ts'

const named = ({ metadata, deployment, extras }: Version, { t }: Reader) =>
  `${metadata.version} · ${extras.canary && deployment.traffic === 0 ? t.staff : `${deployment.traffic}\u00A0%`}`

function traffic({ active, canary }: AreaData, reader: Reader): Safe {
  const shown = [active, canary].flatMap((version) => version ?? [])
  return html`<div class="tbar" role="img" aria-label="${shown.map((version) => named(version, reader)).join(', ')}">${shown.map(({ deployment }) => html`<i style="--v:${deployment.traffic}%"></i>`)}</div>
<div class="tkey" aria-hidden="true">${shown.map((version) => html`<span>${named(version, reader)}</span>`)}</div>`
}

function errors(area: AreaData, { t, number }: Reader): Safe {
  const rateOf = (version: Version | undefined) => {
    const counts = version && area.counts[version.metadata.version]
    return counts && counts.loads > 0 ? (PER * failuresOf(counts)) / counts.loads : null
  }
  const [active, canary] = [rateOf(area.active), rateOf(area.canary)]
  if (active === null && canary === null) return html`<span class="muted" title="${t.noCounts}">—</span>`
  return html`<div class="spark">${rateLines(area, 84, 26)}<span>${active !== null && number(active)}${canary !== null && html` <span class="${canary > (active ?? 0) ? 'bad' : 'new'}">${number(canary)}</span>`}</span></div>`
}

function action(area: AreaData, isSelected: boolean, { t, session }: Reader): Safe {
  const { name, canary, active, back } = area
  const target = canary ? active?.metadata.version : back[0]
  if (isSelected && target !== undefined && may(session?.key.scope ?? null, 'rollback', name))
    return html`<button type="button" class="btn btn--line" id="rollback-${name}" data-do="rollback" data-name="${name}">${t.rollBackTo} ${target}</button>`
  return isSelected
    ? html``
    : html`<a class="btn btn--text" id="open-${name}" href="/?area=${name}" data-open>${t.open}<span class="vh"> ${name}</span></a>`
}

/** A row of the table, and under it what is known of the area that is open. */
export function areaRow(area: AreaData, selected: SelectedArea | null, reader: Reader): Safe {
  const { t, when } = reader
  const isSelected = selected !== null
  const { name, active, since, lock, canary, failures } = area
  const count = failures.reduce((sum, { kinds }) => sum + Object.values(kinds).reduce((all, kind) => all + kind.count, 0), 0)
  return html`<tr role="row" class="rt__row" data-area="${name}"${isSelected && html` aria-selected="true"`}><td role="cell"><a href="/?area=${name}" id="area-${name}" data-open${isSelected && html` aria-current="true"`}><b>${name}</b></a>${lock && html` <span class="lock" title="${t.locked}: ${lock.why}">${LOCK}<span class="vh">${t.locked}</span></span>`}${count > 0 && html`<br><span class="bad">${t.failures}: ${count}</span>`}</td>
<td role="cell"><span class="ver">${active?.metadata.version ?? t.notShown}</span>${canary && html` <span class="ver new">+ ${canary.metadata.version}</span>`}${since && html`<br><span class="muted">${t.since} ${when(since)}</span>`}</td>
<td role="cell" data-head="${t.traffic}">${active && traffic(area, reader)}</td><td role="cell" class="r" data-head="${t.errors}">${errors(area, reader)}</td><td role="cell" class="r">${action(area, isSelected, reader)}</td></tr>
${selected && areaMore(area, selected, reader)}`
}
