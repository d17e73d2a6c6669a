import type { Use } from '../gate/who-uses.ts'
import { TEXTS } from './texts.ts'

const KINDS = ['calls', 'sends', 'hears', 'mounts', 'opens', 'takes'] as const satisfies readonly Use['kind'][]

/** Who uses what, closed at first: one list a kind, one line a thing with its users. */
export function usesLists(uses: readonly Use[], language: 'ru' | 'en', escapeHtml: (text: string) => string): string {
  const t = TEXTS[language]
  return KINDS.map((kind) => {
    const byThing = Object.entries(
      Object.groupBy(
        uses.filter((use) => use.kind === kind),
        ({ thing }) => thing,
      ),
    ).sort(([one], [other]) => (one < other ? -1 : 1))
    const lines = byThing.map(([thing, users = []]) => {
      const names = users.map(({ name, version, role }) => `${name} ${version}${role === 'active' ? '' : ` (${t.roles[role]})`}`)
      return `<li><b>${escapeHtml(thing)}</b><span>${escapeHtml(names.join(', '))}</span></li>`
    })
    return lines.length > 0
      ? `<details><summary>${t.uses[kind]}: ${lines.length}</summary><ul class="uses">${lines.join('')}</ul></details>`
      : ''
  }).join('')
}
