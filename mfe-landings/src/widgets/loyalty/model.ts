import { createEvent, createStore, sample } from 'effector'
import { content, type ContentBlock } from '@shop/contracts/content/content'
import { searchOf } from '@shop/contracts/core/endpoint'
import { createRequestFx, failureOf } from '@shop/http'

export const opened = createEvent<void>()
export const retried = createEvent<void>()

const rulesFx = createRequestFx(content)

/** Sections of the rules shown in the popup. */
export const $rules = createStore<ContentBlock[] | null>(null, { serialize: 'ignore' }).on(rulesFx.doneData, (_, { page }) => page.blocks)
export const $failure = failureOf(rulesFx).reset(opened, retried)

sample({
  clock: [sample({ clock: opened, source: $rules, filter: (rules) => rules === null }), retried],
  fn: () => ({ params: { path: 'loyalty-program-rules' }, search: searchOf({ block: ['earn', 'spend', 'term'] }) }),
  target: rulesFx,
})
