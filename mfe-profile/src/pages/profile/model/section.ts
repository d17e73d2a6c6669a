import { createStore, sample, type Effect } from 'effector'
import type { RequestError } from '@shop/http'
import type { SectionName } from '#features/sections/sections.ts'
import { endVisitBy, failureInVisit, forgotten, sectionWanted } from './visit.ts'

/** What a section shows: read whenever the section is wanted, forgotten with its shopper. */
export function createSection<Answer>(name: SectionName, readFx: Effect<object, Answer, RequestError>) {
  const $answer = createStore<Answer | null>(null, { serialize: 'ignore' })
    .on(readFx.doneData, (_, answer) => answer)
    .reset(forgotten)
  const $failure = failureInVisit(readFx).reset(readFx)

  sample({ clock: sectionWanted, filter: (wanted) => wanted === name, fn: () => ({}), target: readFx })
  endVisitBy(readFx)
  return { $answer, $failure }
}
