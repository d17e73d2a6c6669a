import fs from 'node:fs'
import path from 'node:path'
import type { Popups } from '@shop/contracts/pages/popups'
import type { Plan } from './plan.ts'

/** The files of a popup's widget, and its row in the `popups.json` of its remote. */
export function withPopup(root: string, remote: string, widget: string, name: { ru: string; en: string }, files: Plan['files']): Plan {
  const file = `${remote}/src/popups.json`
  const added = (declared: Popups) => `${JSON.stringify({ ...declared, [widget]: { kind: 'dialog', name } } satisfies Popups, null, 2)}\n`
  const isThere = fs.existsSync(path.join(root, file))
  return {
    files: isThere ? files : { ...files, [file]: added({}) },
    edits: isThere ? [{ file, edit: (text) => added(JSON.parse(text) as Popups) }] : [],
    next: [
      `Open it from any remote: popupOpened({ owner: '${remote}', widget: '${widget}' }), from @shop/session.`,
      `Its look (drawer, dialog, sheet, wide) and its name are in ${file}.`,
    ],
  }
}
