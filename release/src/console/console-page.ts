import { activationOf, isGoodFallback, type ReleaseRecord, type Version } from '../record.ts'

export interface ConsoleView {
  current: ReleaseRecord | null
  history: ReleaseRecord[]
  brokenLinks: number[]
  /** Damaged parts on the disk, and what running front doors do not serve: one sentence each. */
  faults: readonly string[]
  /** Commit, author, time and tests of an active version. */
  originOf: (name: string, version: string) => string | null
  language: 'ru' | 'en'
}

const TEXTS = {
  ru: {
    title: 'Выпуски',
    release: 'Выпуск',
    none: 'Выпусков ещё нет',
    area: 'Область',
    version: 'Версия',
    since: 'с',
    back: 'Можно вернуть',
    nothing: 'нечего',
    bad: 'забракованы:',
    history: 'История',
    chain: 'Цепочка записей цела',
    broken: 'Цепочка записей нарушена:',
    faults: 'Повреждено',
    how: 'Управление — из командной строки:',
    publish: 'публикация',
    promote: 'показ',
    rollback: 'возврат',
    repair: 'починка записей',
    prune: 'уборка',
  },
  en: {
    title: 'Releases',
    release: 'Release',
    none: 'Nothing is released yet',
    area: 'Area',
    version: 'Version',
    since: 'since',
    back: 'Can go back to',
    nothing: 'nothing',
    bad: 'rolled back as bad:',
    history: 'History',
    chain: 'The chain of records is whole',
    broken: 'The chain of records is broken at',
    faults: 'Damaged',
    how: 'Releases are made on the command line:',
    publish: 'publish',
    promote: 'promote',
    rollback: 'rollback',
    repair: 'repair',
    prune: 'prune',
  },
} as const

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const STYLE = `
:root{color-scheme:light dark;--ivory:light-dark(#F6F3EE,#141211);--paper:light-dark(#FFFFFF,#1D1A18);--ink:light-dark(#1A1715,#F5F0E9);--ink-3:light-dark(#665E55,#A39A8E);--line:light-dark(#DCD4C8,#38332E);--danger:light-dark(#B3261E,#F2A39C);--success:light-dark(#2C6A48,#7FC59E)}
*{box-sizing:border-box}body{margin:0;background:var(--ivory);color:var(--ink);font:400 .9375rem/1.45 Arial,sans-serif;font-variant-numeric:tabular-nums}
header,main{padding:0 clamp(16px,3vw,32px)}header{display:flex;gap:24px;align-items:center;min-height:64px;border-block-end:1px solid var(--line)}
.mark,h1,h2{font-family:Georgia,serif;font-weight:400}.mark{font-size:1.375rem;letter-spacing:.12em}h1{font-size:2rem;margin:32px 0 4px}h2{font-size:1.375rem;margin:40px 0 8px}
.muted,th,small{color:var(--ink-3)}.ok{color:var(--success)}.bad,small.bad{color:var(--danger)}.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;min-width:560px}th{font-weight:400;text-align:start;font-size:.8125rem}th,td{padding:14px 16px 14px 0;border-block-end:1px solid var(--line);vertical-align:top}
b{font-weight:600}ol,ul{list-style:none;margin:0;padding:0}li{display:flex;flex-wrap:wrap;gap:4px 16px;padding:12px 0;border-block-end:1px solid var(--line)}li span:nth-child(2){flex:1 1 320px}
code{background:var(--paper);padding:12px 16px;display:block;overflow-x:auto;border:1px solid var(--line);white-space:pre}`

const versionsIn = (versions: readonly Version[]) => escapeHtml(versions.map(({ metadata }) => metadata.version).join(', '))

function areaRow(name: string, versions: readonly Version[], { language, history, originOf }: ConsoleView) {
  const t = TEXTS[language]
  const active = versions.find(({ deployment }) => deployment.default)
  const since = active && activationOf(name, active, history)?.at
  const sinceHtml = since ? `<br><small>${t.since} ${escapeHtml(since.slice(0, 16).replace('T', ' '))}</small>` : ''
  const origin = active && originOf(name, active.metadata.version)
  const originHtml = origin ? `<br><small lang="en">${escapeHtml(origin)}</small>` : ''
  const back = versionsIn(versions.filter(isGoodFallback)) || `<span class="muted">${t.nothing}</span>`
  const bad = versionsIn(versions.filter(({ extras }) => extras.bad))
  const badHtml = bad && `<br><small class="bad">${t.bad} ${bad}</small>`
  return `<tr><td><b>${escapeHtml(name)}</b></td><td>${escapeHtml(active?.metadata.version ?? '—')}${sinceHtml}${originHtml}</td><td>${back}${badHtml}</td></tr>`
}

function historyRow(record: ReleaseRecord, { language }: ConsoleView) {
  const words = `${TEXTS[language][record.action]}: ${record.changed.join(', ')}${record.why ? ` · «${record.why}»` : ''}`
  return `<li><b>${record.serial}</b><span>${escapeHtml(words)}</span><small>${escapeHtml(record.at.slice(0, 16).replace('T', ' '))} · ${escapeHtml(record.who)}</small></li>`
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
  const chain = brokenLinks.length ? `<span class="bad">${t.broken} ${brokenLinks.join(', ')}</span>` : `<span class="ok">${t.chain}</span>`
  const faultItems = faults.map((sentence) => `<li class="bad" lang="en">${escapeHtml(sentence)}</li>`)
  const faultsHtml = faults.length > 0 ? `<h2>${t.faults}</h2><ul>${faultItems.join('')}</ul>\n` : ''
  const areas = Object.entries(current?.discovery.microFrontends ?? {}).map(([name, versions]) => areaRow(name, versions, view))
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${t.title} — ZLATA</title><style>${STYLE}</style></head><body>
<header><span class="mark">ZLATA</span><span>${t.title}</span><span style="margin-inline-start:auto">${current ? chain : ''}</span></header>
<main><h1>${current ? `${t.release} ${current.serial}` : t.none}</h1>${
    current
      ? `<p class="muted">${escapeHtml(current.at.slice(0, 16).replace('T', ' '))} UTC · ${escapeHtml(current.who)}${current.why ? ` · «${escapeHtml(current.why)}»` : ''}</p>
<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">${t.area}</th><th scope="col">${t.version}</th><th scope="col">${t.back}</th></tr></thead><tbody>${areas.join('')}</tbody></table></div>
${faultsHtml}<h2>${t.history}</h2><ol>${history.map((record) => historyRow(record, view)).join('')}</ol>`
      : ''
  }
<h2>${t.how}</h2><code>npm run release -- status
npm run release -- verify
${escapeHtml(rollbackCommand(current))}</code></main></body></html>`
}
