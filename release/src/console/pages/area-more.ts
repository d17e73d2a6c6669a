import type { VitalName } from '@shop/contracts/reports/vital-report'
import type { FailureKind } from '../../failures.ts'
import type { Counts } from '../../robot/counts.ts'
import { failuresOf } from '../../robot/judge.ts'
import { type ConsoleAction, may } from '../access/may.ts'
import type { AreaData, Candidate } from '../view/area-data.ts'
import { html, type Safe } from '@shop/contracts/core/text/html'
import { CHECK, CLOCK, CROSS } from '../document/icons.ts'
import { rateLines } from './rate-lines.ts'
import type { Reader } from '../document/reader.ts'

export interface SelectedArea {
  candidates: Candidate[]
  unpublished: string[]
}

export const SHARES = [0, 1, 5, 25, 50, 100] as const

interface Button {
  does: ConsoleAction
  name: string
  version?: string
  share?: number
}

/** Opens the sheet of an action; nothing where the reader's key may not do it. */
export function actionButton({ does, name, version, share }: Button, words: string, kind: string, { session }: Reader): Safe | null {
  if (!may(session?.key.scope ?? null, does, name)) return null
  const id = [does, name, version, share].filter((part) => part !== undefined).join('-')
  return html`<button type="button" class="btn ${kind}" id="${id}" data-do="${does}" data-name="${name}"${version && html` data-version="${version}"`}${share !== undefined && html` data-share="${share}"`}>${words}<span class="vh"> ${version ?? name}</span></button>`
}

function failureList(area: AreaData, { t, minute, number }: Reader): Safe {
  const { failures, counts } = area
  const chart = rateLines(area, 420, 96)
  const salesOf = ({ sales = {} }: Counts) =>
    (['adds', 'orders'] as const).flatMap((sale) => (sales[sale] ? [`${number(sales[sale])} ${t.sum[sale]}`] : []))
  const vitalsOf = ({ vitals = {} }: Counts) =>
    (['LCP', 'INP', 'CLS'] satisfies VitalName[]).flatMap((vital) => {
      const { all, good } = vitals[vital] ?? { all: 0, good: 0 }
      return all > 0 ? [`${vital} ${Math.round((good / all) * 100)} % ${t.sum.goodOf} ${number(all)}`] : []
    })
  const loads = Object.entries(counts).map(
    ([version, each]) =>
      html`<li><span>${version}: ${[`${number(each.loads)} ${t.sum.loads}`, ...salesOf(each), ...vitalsOf(each)].join(', ')}</span><b>${number(failuresOf(each))}</b></li>`,
  )
  const kinds = failures.map(({ version, kinds }) => {
    const rows = Object.entries(kinds)
      .sort(([, one], [, other]) => other.count - one.count)
      .map(
        ([kind, { count, at, page }]) =>
          html`<li><b>${number(count)}</b><span class="bad">${t.kinds[kind as FailureKind]} <small lang="en">${kind}${page && ` · ${page}`}</small></span><small>${t.lastAt} ${minute(at)}</small></li>`,
      )
    return html`<h3><b>${version}</b></h3><ol class="counts">${rows}</ol>`
  })
  return html`<div class="more__part"><h2>${t.failures}</h2>${kinds.length > 0 ? kinds : html`<p class="ok">${t.noFailures}</p>`}${loads.length > 0 ? html`<ul class="loads">${loads}</ul>` : html`<p class="muted">${t.noCounts}</p>`}${chart && html`<figure class="chart">${chart}<figcaption class="muted">${t.lastHour}</figcaption></figure>`}</div>`
}

/** The steps of a canary that runs. */
function shareSteps({ name, canary }: AreaData, reader: Reader): Safe | null {
  if (!canary) return null
  const { t, session, when } = reader
  const { version } = canary.metadata
  const { traffic } = canary.deployment
  const about = canary.extras.canary
  const shares = [...new Set([...SHARES, traffic])].sort((one, other) => one - other)
  const isToStaff = traffic === 0
  const staff = html`<button type="button" id="share-${name}-staff" aria-pressed="${isToStaff ? 'true' : 'false'}" data-do="canary" data-name="${name}" data-version="${version}" data-share="staff">${t.staff}</button>`
  const steps = may(session?.key.scope ?? null, 'canary', name)
    ? html`<div class="steps6" role="group" aria-label="${t.share}, %">${staff}${shares.map((share) => html`<button type="button" id="share-${name}-${share}" aria-pressed="${share === traffic && !isToStaff ? 'true' : 'false'}" data-do="canary" data-name="${name}" data-version="${version}" data-share="${share}">${share}</button>`)}</div><p class="hint">${t.shareHelp}</p>`
    : null
  return html`<div class="more__part"><h2>${t.share}: ${version}, ${isToStaff ? t.toStaff : html`${traffic}&nbsp;% ${t.shareOf}`}</h2>${steps}<p class="muted">${t.since} ${about && when(about.startedAt)} · ${about?.who} · ${reader.quoted(about?.why)}</p></div>`
}

function gateOf({ verdict }: Candidate, { t }: Reader): Safe {
  if (!verdict) return html`<li class="wait">${CLOCK}<span>${t.comparing}</span></li>`
  if (!verdict.isFit) return html`<li class="no">${CROSS}<span>${t.refused}: <span lang="en">${verdict.sentence}</span></span></li>`
  return html`<li>${CHECK}<span>${t.fits}</span></li>${verdict.notes.map((note) => html`<li class="wait">${CLOCK}<span lang="en">${note}</span></li>`)}`
}

function candidate(name: string, one: Candidate, hasCanary: boolean, reader: Reader): Safe {
  const { t, when } = reader
  const { version, publishedAt, origin, isCanary } = one
  const buttons = [
    actionButton({ does: 'preview', name, version }, t.preview, 'btn--text', reader),
    hasCanary ? null : actionButton({ does: 'canary', name, version }, t.sheet.canary, 'btn--text', reader),
    actionButton({ does: 'promote', name, version }, t.promote, 'btn--text', reader),
  ].flatMap((button) => button ?? [])
  return html`<li class="cand"><p><b class="ver${isCanary && ' new'}">${version}</b> <span class="muted">${when(publishedAt)}${origin && html` · <span lang="en">${origin}</span>`}</span></p><ul class="gate">${gateOf(one, reader)}</ul>${buttons.length > 0 && html`<div class="cand__do">${buttons}</div>`}</li>`
}

function candidateList(area: AreaData, { candidates, unpublished }: SelectedArea, reader: Reader): Safe {
  const { t } = reader
  const { name } = area
  const builds = unpublished.flatMap((version) => {
    const button = actionButton({ does: 'publish', name, version }, t.publish, 'btn--text', reader)
    return button
      ? html`<li class="cand"><p><b class="ver">${version}</b> <span class="muted">${t.built}</span></p><div class="cand__do">${button}</div></li>`
      : []
  })
  const rows = candidates.map((one) => candidate(name, one, area.canary !== undefined, reader))
  return html`<div class="more__part more__part--wide" id="candidates" tabindex="-1"><h2>${t.candidates}</h2>${rows.length + builds.length > 0 ? html`<ul>${rows}${builds}</ul>` : html`<p class="muted">${t.noCandidates}</p>`}</div>`
}

function standing(area: AreaData, reader: Reader): Safe {
  const { t, minute, session } = reader
  const { name, back, bad, origin, signer, lock } = area
  const button = lock
    ? actionButton({ does: 'unlock', name }, t.unlock, 'btn--text', reader)
    : actionButton({ does: 'lock', name }, t.lock, 'btn--text', reader)
  return html`<div class="more__part"><h2>${t.version}</h2>${origin && html`<p class="muted" lang="en">${origin}</p>`}${signer && html`<p class="muted">${t.signed} ${signer}</p>`}
<p>${back.length > 0 ? html`${t.back} ${back.slice(0, 5).join(', ')}` : t.nothingBack}</p>${bad.length > 0 && html`<p class="bad">${t.bad} ${bad.slice(0, 5).join(', ')}</p>`}
${lock && html`<p><b>${t.locked}</b>: ${t.lockedBy} ${lock.who}, ${minute(lock.at)} · ${reader.quoted(lock.why)}</p>`}${button}${!session && html`<button type="button" class="btn btn--line" id="sign-in-here" data-sign-in>${t.signIn}</button>`}</div>`
}

/** What is known of an area and can be done with it. */
export const areaMore = (area: AreaData, selected: SelectedArea, reader: Reader): Safe =>
  html`<tr role="row" class="rt__more"><td role="cell" colspan="5"><div class="cols">${standing(area, reader)}${shareSteps(area, reader)}${failureList(area, reader)}${candidateList(area, selected, reader)}</div></td></tr>`
