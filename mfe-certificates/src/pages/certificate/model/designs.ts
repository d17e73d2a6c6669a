import { combine, createStore, sample } from 'effector'
import { depositsDesign, type DepositDesign } from '@shop/contracts/certificates/deposits'
import { createRequestFx, pageFailureOf } from '@shop/http'
import { pageFailed } from '@shop/routing'
import { designsAsk } from '../asks.ts'
import { $draft } from './draft.ts'
import { opened } from './visit.ts'

const designsFx = createRequestFx(depositsDesign)

export interface Offer {
  designs: DepositDesign[]
  /** Whole roubles that are offered ready. */
  amounts: number[]
  /** dd.mm.yyyy: today in Moscow, and the last day to send on. */
  today: string
  lastSendDate: string
}

/** What a certificate can be made of. */
export const $offer = createStore<Offer | null>(null).on(designsFx.doneData, (_, { designs, amounts, today, lastSendDate }) => ({
  designs,
  amounts,
  today,
  lastSendDate,
}))

/** The design of the live preview: the chosen one, else the first. */
export const $design = combine($offer, $draft, (offer, { designId }) => {
  const designs = offer?.designs ?? []
  return designs.find(({ id }) => id === designId) ?? designs[0] ?? null
})

// The answer came with the document, and who asks about a payment needs no designs.
sample({
  clock: opened,
  source: $offer,
  filter: (offer, { deposit }) => offer === null && deposit === null,
  fn: () => designsAsk(),
  target: designsFx,
})
sample({ clock: designsFx.failData, fn: pageFailureOf, target: pageFailed })
