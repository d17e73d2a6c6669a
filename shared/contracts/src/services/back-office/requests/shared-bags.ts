import * as v from 'valibot'
import { proposalBody, SHARED_BAG_DAYS, SharedBag, SharedProposal } from '../../../cart/shared-bag.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { signed, text } from '../feed.ts'

/** Bags of one answer. */
export const OFFICE_BAGS_MAX = 50

/** A bag that its shopper shows to the stylists: nothing in it says whose it is. */
export const OfficeBag = v.object({
  id: v.string(),
  /** When the stylists were asked. */
  sharedAt: v.string(),
  ...v.pick(SharedBag, ['expiresAt', 'pieces', 'sums']).entries,
  proposals: v.array(v.omit(SharedProposal, ['isMine'])),
})
export type OfficeBag = v.InferOutput<typeof OfficeBag>

const example: OfficeBag = {
  id: 'c0ffee00-0000-4000-8000-000000000000',
  sharedAt: '2026-11-18T11:02:00.000Z',
  expiresAt: '2026-11-25T11:02:00.000Z',
  pieces: [],
  sums: { rows: [], total: 0, currency: 'RUB' },
  proposals: [],
}

export const officeBags = defineEndpoint('/back-office/shared-bags', {
  name: 'officeBags',
  method: 'GET',
  answer: v.object({ result: v.literal(true), bags: v.array(OfficeBag) }),
  about: `Bags that shoppers show to the stylists now, the last asked first, ${OFFICE_BAGS_MAX} at most; a link lasts ${SHARED_BAG_DAYS} days. ${signed}`,
  example: { answer: { result: true, bags: [example] } },
})

export const proposeByStylist = defineEndpoint('/back-office/shared-bags/{bagId}/proposals', {
  name: 'proposeByStylist',
  method: 'POST',
  body: v.object({
    ...proposalBody,
    /** As the shopper reads it, and kept with the proposal: who proposed what, and when. */
    stylist: v.pipe(text(60), v.nonEmpty('EMPTY_NAME')),
  }),
  answer: v.object({ result: v.literal(true), bag: OfficeBag }),
  csrf: false,
  about: `A stylist proposes a piece. PIECE_NOT_FOUND, SOLD_OUT and ALREADY_PROPOSED are under \`piece\`; TOO_MANY_PROPOSALS. NOT_FOUND for a bag that is not shown to stylists any more. ${signed}`,
  example: {
    body: { piece: '/catalog/rings/aurora-yellow?size=17', note: 'К вашим серьгам', stylist: 'Мария' },
    answer: { result: true, bag: example },
  },
})
