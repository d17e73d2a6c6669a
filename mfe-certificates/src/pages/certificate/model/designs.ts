import { combine, createStore, sample } from 'effector'
import { depositsDesign, type DepositDesign } from '@shop/contracts/certificates/deposits'
import { createRequestFx, pageFailureOf } from '@shop/http'
import { failPage } from '@shop/routing'
import { designsAsk } from '../asks.ts'
import { $draft } from './draft.ts'
import { opened } from './visit.ts'

const designsFx = createRequestFx(depositsDesign)

export interface Offer {
  designs: DepositDesign[]
  /** Suggested amounts in whole roubles. */
  amounts: number[]
  /** First and last send date in Moscow, dd.mm.yyyy. */
  today: string
  lastSendDate: string
}

/** Options of a certificate. */
export const $offer = createStore<Offer | null>(null).on(designsFx.doneData, (_, { designs, amounts, today, lastSendDate }) => ({
  designs,
  amounts,
  today,
  lastSendDate,
}))

/** The previewed design: the chosen one, else the first. */
export const $design = combine($offer, $draft, (offer, { designId }) => {
  const designs = offer?.designs ?? []
  return designs.find(({ id }) => id === designId) ?? designs[0] ?? null
})

// Not needed when server-rendered, or in the payment view.
sample({
  clock: opened,
  source: $offer,
  filter: (offer, { deposit }) => offer === null && deposit === null,
  fn: () => designsAsk(),
  target: designsFx,
})
sample({ clock: designsFx.failData, fn: pageFailureOf, target: failPage('certificate') })
