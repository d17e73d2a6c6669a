import { createEvent, createStore, sample } from 'effector'
import { content, type ContentBlock } from '@shop/contracts/content/content'
import { searchOf } from '@shop/contracts/core/endpoint'
import { createRequestFx, failureOf } from '@shop/http'

/** Content pages and their blocks shown in popups. */
const PARTS = {
  care: { path: 'caring-for-jewelry', blocks: ['every', 'gold', 'silver', 'gilt', 'steel', 'stones'] },
  warranty: { path: 'warranty', blocks: ['term', 'covered', 'not', 'how'] },
}
export type GuideName = keyof typeof PARTS

export const opened = createEvent<GuideName>()
export const retried = createEvent<void>()

const guideFx = createRequestFx(content)

const $guide = createStore<GuideName | null>(null, { serialize: 'ignore' }).on(opened, (_, guide) => guide)
export const $blocks = createStore<ContentBlock[] | null>(null, { serialize: 'ignore' })
  .on(guideFx.doneData, (_, { page }) => page.blocks)
  .reset(opened)
export const $failure = failureOf(guideFx).reset(opened, retried)

sample({
  clock: [opened, retried],
  source: $guide,
  filter: (guide): guide is GuideName => guide !== null,
  fn: (guide) => {
    const { path, blocks } = PARTS[guide ?? 'care']
    return { params: { path }, search: searchOf({ block: blocks }) }
  },
  target: guideFx,
})
