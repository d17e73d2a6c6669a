import { ALL } from '../../locks/locks.ts'
import type { ConsoleData } from '../view/console-data.ts'
import { actionButton } from './area-more.ts'
import { areaRow } from './area-row.ts'
import { documentOf } from '../document/document.ts'
import { historyRow } from './history-rows.ts'
import { html, type Safe } from '@shop/contracts/core/text/html'
import { ARROW } from '../document/icons.ts'
import type { Reader } from '../document/reader.ts'

function summary({ doors, errors, isRobotThere }: ConsoleData, { t, number }: Reader): Safe {
  return html`<dl class="rc__sum"><div><dt>${t.sum.doors}</dt><dd${doors.taken < doors.all && html` class="bad"`}>${doors.taken} ${t.sum.of} ${doors.all}<small>${t.sum.doorsUnit}</small></dd></div>
<div><dt>${t.sum.errors}</dt><dd>${errors ? number(errors.rate) : '—'}${errors && html`<small>${number(errors.loads)} ${t.sum.loads}</small>`}</dd></div>
<div><dt>${t.sum.robot}</dt><dd>${isRobotThere ? t.sum.robotOn : t.sum.robotOff}</dd></div></dl>`
}

function head(data: ConsoleData, reader: Reader): Safe {
  const { t, minute, number } = reader
  const { current, unreadable, faults, lockOfAll, history } = data
  if (!current)
    return html`<div class="rc__head"><div><h1 class="h1">${t.none}</h1><p class="muted">${unreadable ? html`<span class="bad" lang="en">${unreadable}</span>` : t.noneHow}</p></div></div>`
  const signer = history[0]?.serial === current.serial ? history[0].signer : null
  return html`<div class="rc__head"><div><h1 class="h1">${t.release} ${number(current.serial)}</h1><p class="muted">${minute(current.at)}&nbsp;UTC · ${current.who}${signer && html`, ${t.signed} ${signer}`}${current.why && html` · ${reader.quoted(current.why)}`}</p>
${lockOfAll && html`<p><b>${t.allLocked}</b>: ${lockOfAll.who}, ${minute(lockOfAll.at)} · ${reader.quoted(lockOfAll.why)}</p>`}</div>${summary(data, reader)}</div>
${faults.length > 0 && html`<div class="rc__faults" role="alert"><h2>${t.faults}</h2><ul lang="en">${faults.map((fault) => html`<li>${fault}</li>`)}</ul></div>`}`
}

function table({ areas, selected }: ConsoleData, reader: Reader): Safe {
  const { t } = reader
  const rows = areas.map((area) => areaRow(area, selected?.area.name === area.name ? selected : null, reader))
  return html`<table class="rt" role="table" aria-label="${t.areas}"><thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">${t.area}</th><th role="columnheader" scope="col">${t.version}</th><th role="columnheader" scope="col" class="rt__traffic">${t.traffic}</th><th role="columnheader" scope="col" class="r">${t.errors}</th><th role="columnheader" scope="col" class="r"><span class="vh">${t.actions}</span></th></tr></thead><tbody role="rowgroup">${rows}</tbody></table>`
}

function side({ history, robot, lockOfAll }: ConsoleData, reader: Reader): Safe {
  const { t } = reader
  const lock = lockOfAll
    ? actionButton({ does: 'unlock', name: ALL }, t.unlockAll, 'btn--line', reader)
    : actionButton({ does: 'lock', name: ALL }, t.lockAll, 'btn--line', reader)
  return html`<h2 class="h3">${t.history}</h2><ol class="hist">${history.map((row) => historyRow(row, reader))}</ol><a class="more" id="whole-chain" href="/history">${t.wholeChain} ${ARROW}</a>
<h2 class="h3">${t.robotTitle}</h2>${robot.length > 0 ? html`<ol class="hist">${robot.map((row) => historyRow(row, reader))}</ol>` : html`<p class="muted">${t.robotNothing}</p>`}${lock}`
}

const shortcuts = ({
  t,
}: Reader) => html`<div class="rc__keys"><label class="check"><input type="checkbox" id="shortcuts" checked>${t.keyboardOn}</label>
<dl><div><dt><kbd>j</kbd> <kbd>k</kbd></dt><dd>${t.keysOf.select}</dd></div><div><dt><kbd>r</kbd></dt><dd>${t.keysOf.rollback}</dd></div><div><dt><kbd>c</kbd></dt><dd>${t.keysOf.candidate}</dd></div><div><dt><kbd>l</kbd></dt><dd>${t.keysOf.lock}</dd></div><div><dt><kbd>Esc</kbd></dt><dd>${t.keysOf.close}</dd></div></dl></div>`

/** What is shown, by area; the open one with its candidates. */
export function releasesPage(data: ConsoleData, reader: Reader): string {
  const body = html`<div id="head" data-live>${head(data, reader)}</div>${
    data.current &&
    html`<div class="rc__grid"><div class="rc__main" id="areas" data-live>${table(data, reader)}</div><aside class="rc__side" id="side" data-live aria-label="${reader.t.history}">${side(data, reader)}</aside></div>${shortcuts(reader)}`
  }`
  return documentOf({ name: 'releases', standing: data, body }, reader)
}
