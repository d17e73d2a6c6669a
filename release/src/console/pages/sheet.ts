import { ALL } from '../../locks/locks.ts'
import { activeOf, canaryOf, isGoodFallback, type ReleaseRecord, type Version } from '../../record.ts'
import type { ConsoleAction } from '../access/may.ts'
import { SHARES } from './area-more.ts'
import { html, type Safe } from '@shop/contracts/core/text/html'
import { ARROW } from '../document/icons.ts'
import type { Reader } from '../document/reader.ts'

export interface SheetRequest {
  does: Exclude<ConsoleAction, 'preview'>
  name: string
  version: string
  share: string
}

interface Change {
  what: string
  was: string
  becomes: string | Safe
}

const changeList = (changes: readonly Change[]) =>
  html`<dl class="rb__diff">${changes.map(({ what, was, becomes }) => html`<div><dt>${what}</dt><dd class="was">${was}${ARROW}</dd><dd>${becomes}</dd></div>`)}</dl>`

interface Filled {
  title: string
  about: string
  fields?: Safe
  changes: readonly Change[]
}

/** What goes back, from which version: the canary first, where one runs. */
function rollbackSheet(record: ReleaseRecord, { name }: SheetRequest, { t }: Reader): Filled {
  const [active, canary] = [activeOf(record, name)?.metadata.version ?? '', canaryOf(record, name)?.metadata.version]
  const good = (record.discovery.microFrontends[name] ?? []).filter(isGoodFallback).map(({ metadata }) => metadata.version)
  const versions = html`<select class="input" name="version" aria-label="${t.sheet.to}">${good.map((version) => html`<option>${version}</option>`)}</select>`
  const about = t.sheet.nothingLost
  if (!canary) {
    const changes = [
      { what: t.sheet.shown, was: active, becomes: good.length > 1 ? versions : (good[0] ?? t.sheet.nothing) },
      { what: t.sheet.marked, was: t.sheet.nothing, becomes: active },
    ]
    return { title: `${t.sheet.rollback} ${name}`, about, fields: html`<input type="hidden" name="from" value="${active}">`, changes }
  }
  const choice = (from: string, words: string, then: string, more: Safe | null) =>
    html`<label class="pick"><input type="radio" name="from" value="${from}"${!more && html` checked data-ends-canary`}><span><b>${from}</b> · ${words}<small>${then}</small>${more}</span></label>`
  const ofActive =
    good.length > 0 && choice(active, t.sheet.activeBad, `${t.sheet.activeBadThen} ${good[0]}. ${t.sheet.alsoCanary}`, html``)
  const fields = html`<fieldset class="picks"><legend>${t.sheet.whatIsBad}</legend>${choice(canary, t.sheet.canaryBad, `${t.sheet.canaryBadThen} ${active}.`, null)}${ofActive}</fieldset>`
  return { title: `${t.sheet.rollback} ${name}`, about, fields, changes: [] }
}

function versionSheet(record: ReleaseRecord, { does, name, version, share }: SheetRequest, { t }: Reader): Filled {
  const [active, canary] = [activeOf(record, name)?.metadata.version ?? t.sheet.nobody, canaryOf(record, name)]
  const partOf = ({ metadata, deployment }: Version) =>
    `${metadata.version} · ${deployment.traffic > 0 ? `${deployment.traffic} %` : t.staff}`
  const part = canary ? partOf(canary) : t.sheet.nobody
  const changesOf: Record<string, readonly Change[]> = {
    promote: [
      { what: t.sheet.shown, was: active, becomes: version },
      ...(canary ? [{ what: t.sheet.part, was: part, becomes: t.sheet.nobody }] : []),
    ],
    canary: [{ what: t.sheet.part, was: part, becomes: version }],
  }
  const shares = html`<input type="hidden" name="from" value="${active}"><fieldset class="shares"><legend>${t.share}, %</legend><div class="steps6"><label><input type="radio" name="share" value="staff"${share === 'staff' && html` checked`}><span>${t.staff}</span></label>${SHARES.filter((each) => each > 0 || canary).map((each) => html`<label><input type="radio" name="share" value="${each}"${String(each) === (share || '5') && html` checked`}><span>${each}</span></label>`)}</div><p class="hint">${t.shareHelp}</p></fieldset>`
  return {
    title: `${t.sheet[does]}: ${name} ${version}`,
    about: does === 'publish' ? t.sheet.publishHelp : t.sheet.nothingLost,
    fields: html`<input type="hidden" name="version" value="${version}">${does === 'canary' && shares}`,
    changes: changesOf[does] ?? [],
  }
}

function lockSheet({ does, name }: SheetRequest, { t }: Reader): Filled {
  const title = `${t.sheet[does]}: ${name === ALL ? t.sheet.everything : name}`
  return { title, about: does === 'lock' ? t.sheet.lockHelp : t.sheet.unlockHelp, changes: [] }
}

function filled(record: ReleaseRecord, request: SheetRequest, reader: Reader): Filled {
  if (request.does === 'rollback') return rollbackSheet(record, request, reader)
  return request.does === 'lock' || request.does === 'unlock' ? lockSheet(request, reader) : versionSheet(record, request, reader)
}

/** What an action changes, its reason, and the button that signs it. The browser opens it as a dialog. */
export function sheet(record: ReleaseRecord, request: SheetRequest, reader: Reader): string {
  const { t, number } = reader
  const { does, name } = request
  const { title, about, fields, changes } = filled(record, request, reader)
  const [isReasoned, hasGate] = [does !== 'publish', does === 'rollback' || does === 'promote' || does === 'canary']
  return html`<form class="sheet__form" novalidate data-why-missing="${t.whyMissing}" data-no-answer="${t.noAnswer}"><input type="hidden" name="action" value="${does}"><input type="hidden" name="name" value="${name}"><input type="hidden" name="seen" value="${record.serial}">
<div><h2 class="h2" id="sheet-title" tabindex="-1">${title}</h2><p class="soft">${t.sheet.next} ${number(record.serial + 1)}. ${about}</p></div>
<p class="note" id="sheet-news" role="status" hidden>${t.changedMeanwhile}</p>
${changes.length > 0 && changeList(changes)}${fields}
<div class="field"><label for="sheet-why">${does === 'rollback' ? t.whyRollback : t.why}</label><input class="input" id="sheet-why" name="why" maxlength="300" autocomplete="off" aria-describedby="sheet-why-error"${isReasoned && html` required`}><p class="error" id="sheet-why-error" role="alert"></p></div>
${hasGate && html`<label class="check" id="sheet-anyway" hidden><input type="checkbox" name="anyway">${t.anyway}</label>`}
<div class="note" id="sheet-said" role="status" lang="en" tabindex="-1" hidden></div>
<div class="sheet__buttons"><button class="btn btn--main" data-sign>${t.sign[does]}</button><button type="button" class="btn btn--text" data-close data-after="${t.closeSheet}">${t.notNow}</button></div></form>`
    .safe
}
