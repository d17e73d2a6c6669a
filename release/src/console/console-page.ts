import type { Brand } from '@shop/contracts/shop/brand'
import { brandCss } from '@shop/contracts/shop/brand-css'
import type { FailureKind, FailureRow } from '../failures.ts'
import type { Use } from '../gate/who-uses.ts'
import { activationOf, isGoodFallback, type ReleaseRecord, type Version } from '../record.ts'
import { TEXTS } from './texts.ts'
import { usesLists } from './uses-list.ts'

export interface ConsoleView {
  current: ReleaseRecord | null
  history: ReleaseRecord[]
  brokenLinks: number[]
  /** Damaged parts on the disk, and what running front doors do not serve: one sentence each. */
  faults: readonly string[]
  /** Failures of versions since the current release. */
  failures: readonly FailureRow[]
  /** What versions use of the API, the shell and each other. */
  uses: readonly Use[]
  /** Commit, author, time and tests of an active version. */
  originOf: (name: string, version: string) => string | null
  brand: Pick<Brand, 'name' | 'tokens'>
  /** `@font-face` rules of the kit. */
  fontFaces?: string
  language: 'ru' | 'en'
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const STYLE = `
:root{color-scheme:light dark;--ivory:light-dark(#F6F3EE,#141211);--paper:light-dark(#FFFFFF,#1D1A18);--ink:light-dark(#1A1715,#F5F0E9);--ink-3:light-dark(#665E55,#A39A8E);--line:light-dark(#DCD4C8,#38332E);--danger:light-dark(#B3261E,#F2A39C);--success:light-dark(#2C6A48,#7FC59E);--serif:"Zlata Display","Zlata Display Fallback",Georgia,serif;--sans:"Zlata Text","Zlata Text Fallback",Arial,sans-serif}
*{box-sizing:border-box}body{margin:0;background:var(--ivory);color:var(--ink);font:400 .9375rem/1.45 var(--sans);font-variant-numeric:tabular-nums}
header,main{padding:0 clamp(16px,3vw,32px)}header{display:flex;gap:24px;align-items:center;min-height:64px;border-block-end:1px solid var(--line)}
.mark,h1,h2{font-family:var(--serif);font-weight:400}.mark{font-size:1.375rem;letter-spacing:.12em}h1{font-size:2rem;margin:32px 0 4px}h2{font-size:1.375rem;margin:40px 0 8px}h3{font:inherit;margin:16px 0 0}
.muted,th,small{color:var(--ink-3)}.ok{color:var(--success)}.bad,small.bad{color:var(--danger)}.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;min-width:560px}th{font-weight:400;text-align:start;font-size:.8125rem}th,td{padding:14px 16px 14px 0;border-block-end:1px solid var(--line);vertical-align:top}
b{font-weight:600}td b{white-space:nowrap}ol,ul{list-style:none;margin:0;padding:0}li{display:flex;flex-wrap:wrap;gap:4px 16px;padding:12px 0;border-block-end:1px solid var(--line)}li span:nth-child(2){flex:1 1 320px}
.counts b{min-width:3ch;text-align:end}.counts span:nth-child(2){flex-basis:220px}header span:last-child{text-align:end}
details{border-block-end:1px solid var(--line)}summary{padding:12px 0;cursor:pointer}.uses b{flex:0 1 320px;overflow-wrap:anywhere}
@media (width < 640px){table{min-width:0}thead{display:none}tr{display:grid;gap:4px;padding:14px 0;border-block-end:1px solid var(--line)}td{border:0;padding:0}td[data-head]::before{content:attr(data-head) " ";color:var(--ink-3)}}
code{background:var(--paper);padding:12px 16px;display:block;overflow-x:auto;border:1px solid var(--line);white-space:pre}`

const versionsIn = (versions: readonly Version[]) => escapeHtml(versions.map(({ metadata }) => metadata.version).join(', '))

function areaRow(name: string, versions: readonly Version[], { language, history, originOf }: ConsoleView) {
  const t = TEXTS[language]
  const active = versions.find(({ deployment }) => deployment.default)
  const since = active && activationOf(name, active, history)?.at
  const sinceHtml = since ? `<br><small>${t.since} ${escapeHtml(since.slice(0, 16).replace('T', ' '))}</small>` : ''
  const origin = active && originOf(name, active.metadata.version)
  const originHtml = origin ? `<br><small lang="en">${escapeHtml(origin)}</small>` : ''
  const canary = versions.find(({ extras }) => extras.canary)
  const canaryHtml = canary ? `<br><small>${escapeHtml(canaryWords(canary, language))}</small>` : ''
  const back = versionsIn(versions.filter(isGoodFallback)) || `<span class="muted">${t.nothing}</span>`
  const bad = versionsIn(versions.filter(({ extras }) => extras.bad))
  const badHtml = bad && `<br><small class="bad">${t.bad} ${bad}</small>`
  return `<tr><td><b>${escapeHtml(name)}</b></td><td>${escapeHtml(active?.metadata.version ?? '—')}${sinceHtml}${originHtml}${canaryHtml}</td><td data-head="${t.back}:">${back}${badHtml}</td></tr>`
}

function canaryWords({ metadata, deployment, extras: { canary } }: Version, language: 'ru' | 'en'): string {
  const t = TEXTS[language]
  const since = canary ? `${t.since} ${canary.startedAt.slice(0, 16).replace('T', ' ')} · ${canary.who} · «${canary.why}»` : ''
  return `${t.canary} ${metadata.version}: ${deployment.traffic} % ${t.ofVisitors}, ${since}`
}

function historyRow(record: ReleaseRecord, { language }: ConsoleView) {
  const words = `${TEXTS[language][record.action]}: ${record.changed.join(', ')}${record.why ? ` · «${record.why}»` : ''}`
  return `<li><b>${record.serial}</b><span>${escapeHtml(words)}</span><small>${escapeHtml(record.at.slice(0, 16).replace('T', ' '))} · ${escapeHtml(record.who)}</small></li>`
}

const minute = (at: string) => escapeHtml(at.slice(0, 16).replace('T', ' '))

/** One list a version, the most frequent kind first: a night's failures are read at a glance. */
function failureLists({ failures, language }: ConsoleView): string {
  const t = TEXTS[language]
  if (failures.length === 0) return `<p class="ok">${t.noFailures}</p>`
  return failures
    .map(({ name, version, kinds }) => {
      const known = Object.entries(kinds).sort(([, one], [, other]) => other.count - one.count)
      const rows = known.map(
        ([kind, { count, at, page }]) =>
          `<li><b>${count}</b><span class="bad">${t.kinds[kind as FailureKind]} <small lang="en">${kind}${page ? ` · ${escapeHtml(page)}` : ''}</small></span><small>${t.last} ${minute(at)}</small></li>`,
      )
      return `<h3><b>${escapeHtml(name)}</b> ${escapeHtml(version)}</h3><ol class="counts">${rows.join('')}</ol>`
    })
    .join('')
}

/** The rollback command for the version that this page shows as active. */
function rollbackCommand(current: ReleaseRecord | null): string {
  const all = Object.entries(current?.discovery.microFrontends ?? {})
  const [name, versions] = all.find(([, known]) => known.some(isGoodFallback)) ?? ['mfe-catalog', []]
  const active = versions.find(({ deployment }) => deployment.default)?.metadata.version
  return `npm run release -- rollback ${name}${active ? ` --from ${active}` : ''} --why "…"`
}

/** The console page: active versions, possible rollbacks, history. */
export function consolePage(view: ConsoleView): string {
  const { current, history, brokenLinks, faults, language } = view
  const t = TEXTS[language]
  const brand = escapeHtml(view.brand.name)
  const chain = brokenLinks.length ? `<span class="bad">${t.broken} ${brokenLinks.join(', ')}</span>` : `<span class="ok">${t.chain}</span>`
  const faultItems = faults.map((sentence) => `<li class="bad" lang="en">${escapeHtml(sentence)}</li>`)
  const faultsHtml = faults.length > 0 ? `<h2>${t.faults}</h2><ul>${faultItems.join('')}</ul>\n` : ''
  const areas = Object.entries(current?.discovery.microFrontends ?? {}).map(([name, versions]) => areaRow(name, versions, view))
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${t.title} — ${brand}</title><style>${view.fontFaces ?? ''}${STYLE}${brandCss(view.brand)}</style></head><body>
<header><span class="mark">${brand}</span><span>${t.title}</span><span style="margin-inline-start:auto">${current ? chain : ''}</span></header>
<main><h1>${current ? `${t.release} ${current.serial}` : t.none}</h1>${
    current
      ? `<p class="muted">${escapeHtml(current.at.slice(0, 16).replace('T', ' '))} UTC · ${escapeHtml(current.who)}${current.why ? ` · «${escapeHtml(current.why)}»` : ''}</p>
${faultsHtml}<h2>${t.failures}</h2>${failureLists(view)}
<h2>${t.areas}</h2>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">${t.area}</th><th scope="col">${t.version}</th><th scope="col">${t.back}</th></tr></thead><tbody>${areas.join('')}</tbody></table></div>
<h2>${t.whoUses}</h2>${usesLists(view.uses, language, escapeHtml) || `<p class="muted">${t.unknownUses}</p>`}
<h2>${t.history}</h2><ol>${history.map((record) => historyRow(record, view)).join('')}</ol>`
      : ''
  }
<h2>${t.how}</h2><code>npm run release -- status
npm run release -- verify
${escapeHtml(rollbackCommand(current))}</code></main></body></html>`
}
