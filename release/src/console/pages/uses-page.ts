import type { Use } from '../../gate/who-uses.ts'
import type { Standing } from '../view/console-data.ts'
import { documentOf } from '../document/document.ts'
import { html, type Safe } from '@shop/contracts/core/text/html'
import type { Reader } from '../document/reader.ts'

const KINDS = ['calls', 'sends', 'hears', 'mounts', 'opens', 'takes'] as const satisfies readonly Use['kind'][]

/** Who uses what, closed at first: one list a kind, one line a thing with its users. */
export function usesLists(uses: readonly Use[], { t }: Pick<Reader, 't'>): Safe[] {
  return KINDS.flatMap((kind) => {
    const byThing = Object.entries(
      Object.groupBy(
        uses.filter((use) => use.kind === kind),
        ({ thing }) => thing,
      ),
    ).sort(([one], [other]) => (one < other ? -1 : 1))
    const lines = byThing.map(([thing, users = []]) => {
      const names = users.map(({ name, version, role }) => `${name} ${version}${role === 'active' ? '' : ` (${t.roles[role]})`}`)
      return html`<li><b>${thing}</b><span>${names.join(', ')}</span></li>`
    })
    return lines.length > 0
      ? html`<details><summary>${t.uses[kind]}: ${lines.length}</summary><ul class="uses">${lines}</ul></details>`
      : []
  })
}

export function usesPage(uses: readonly Use[], standing: Standing, reader: Reader): string {
  const { t } = reader
  const lists = usesLists(uses, reader)
  const body = html`<div class="rc__head"><h1 class="h1">${t.whoUses}</h1></div><div class="rc__part">${lists.length > 0 ? lists : html`<p class="muted">${t.unknownUses}</p>`}</div>`
  return documentOf({ name: 'uses', standing, body }, reader)
}
