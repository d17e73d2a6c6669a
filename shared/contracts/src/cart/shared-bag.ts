import * as v from 'valibot'
import { ProductCard } from '../catalog/product-card.ts'
import { defineEndpoint } from '../core/endpoint.ts'
import { Currency, Minor } from '../core/money.ts'
import { typedLine, typedMessage } from '../core/text/typed-text.ts'
import { CartAnswer, CartLine, emptyCart } from './cart.ts'

/** A link ends after this many days. */
export const SHARED_BAG_DAYS = 7
/** A link that is over says so until this many days after it was made. */
export const SHARED_BAG_TOLD_DAYS = 30
/** Proposals that may wait for the owner's answer. */
export const PROPOSALS_WAITING_MAX = 20
export const PROPOSAL_NOTE_MAX = 200
const PIECE_MAX = 500

/** A piece that somebody proposes, as a card shows it. */
const ProposedPiece = v.pick(ProductCard, ['itemId', 'name', 'url', 'photo', 'designer', 'price', 'hasPriceRange', 'currency', 'canBuy'])

const ProposalStatus = v.picklist(['waiting', 'accepted', 'declined'])

const proposal = {
  id: v.number(),
  piece: ProposedPiece,
  /** Of the link that was sent, as displayed; empty without one. */
  variant: v.string(),
  note: v.string(),
  /** Name of the stylist; null for a friend, of whom nothing is known. */
  stylist: v.nullable(v.string()),
}

/** A proposal as its owner reads it. */
export const OwnProposal = v.object({
  ...proposal,
  /** SKU that accepting adds; null where the owner has to choose. */
  sku: v.nullable(v.string()),
  sizes: v.array(v.object({ sku: v.string(), name: v.string(), canBuy: v.boolean() })),
})
export type OwnProposal = v.InferOutput<typeof OwnProposal>

/** The live link of a bag, as its owner has it: others open `/bag/{code}`. */
export const OwnSharedBag = v.object({
  code: v.string(),
  expiresAt: v.string(),
  /** Stylists of the shop see the bag in the back office. */
  forStylist: v.boolean(),
  /** What its events tell. */
  version: v.string(),
  /** Those that wait, oldest first. */
  proposals: v.array(OwnProposal),
})
export type OwnSharedBag = v.InferOutput<typeof OwnSharedBag>

const SharedPiece = v.object({
  /** From 0 on. Ids of lines stay with the owner: they tell what is engraved. */
  position: v.number(),
  ...v.pick(CartLine, [
    'itemId',
    'name',
    'url',
    'photo',
    'designer',
    'quantity',
    'maxQuantity',
    'variant',
    'characteristics',
    'price',
    'sum',
  ]).entries,
  /** Its words stay with the owner. */
  isEngraved: v.boolean(),
})

/** Goods, what is taken off, engraving and packaging: without delivery, bonuses, codes and certificates. */
export const SharedSums = v.object({
  rows: v.array(v.object({ kind: v.picklist(['goods', 'discount', 'packaging', 'engraving']), sum: Minor })),
  total: Minor,
  currency: Currency,
})

export const SharedProposal = v.object({ ...proposal, isMine: v.boolean(), status: ProposalStatus })
export type SharedProposal = v.InferOutput<typeof SharedProposal>

/** What the link of a bag shows: no name, contact, address, code, certificate or words of an engraving. */
export const SharedBag = v.object({
  /** `over`: stopped by its owner, or too old; it shows nothing then. */
  status: v.picklist(['live', 'over']),
  isMine: v.boolean(),
  version: v.string(),
  expiresAt: v.string(),
  pieces: v.array(SharedPiece),
  sums: SharedSums,
  /** Newest first. */
  proposals: v.array(SharedProposal),
})
export type SharedBag = v.InferOutput<typeof SharedBag>

const own = v.object({ result: v.literal(true), share: v.nullable(OwnSharedBag) })
const share: OwnSharedBag = {
  code: 'k3v9x2m7q4tzk3v9x2m7q4tz',
  expiresAt: '2026-11-25T11:02:00.000Z',
  forStylist: false,
  version: '0.4.0',
  proposals: [],
}
const ownerOnly = 'Of the bag of this session; nobody else reaches it.'

export const ownSharedBag = defineEndpoint('/shared-bag', {
  name: 'ownSharedBag',
  method: 'GET',
  answer: own,
  about: `The live link of the bag with the proposals that wait; null without one. ${ownerOnly}`,
  example: { answer: { result: true, share } },
})

export const shareBag = defineEndpoint('/shared-bag', {
  name: 'shareBag',
  method: 'POST',
  body: v.object({ forStylist: v.optional(v.boolean()) }),
  answer: own,
  about: `Shows the bag by a link for ${SHARED_BAG_DAYS} days, and with \`forStylist\` to the stylists of the shop. The same link again while it is live. CART_EMPTY for an empty bag, TOO_MANY_REQUESTS after ten links an hour. ${ownerOnly}`,
  example: { body: {}, answer: { result: true, share } },
})

export const unshareBag = defineEndpoint('/shared-bag', {
  name: 'unshareBag',
  method: 'DELETE',
  answer: own,
  about: `Ends the link and what was proposed by it. ${ownerOnly}`,
  example: { answer: { result: true, share: null } },
})

const skuId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

export const answerProposal = defineEndpoint('/shared-bag/proposals/{proposalId}', {
  name: 'answerProposal',
  method: 'POST',
  body: v.variant('decision', [
    v.object({ decision: v.literal('accept'), sku: v.optional(skuId) }),
    v.object({ decision: v.literal('decline') }),
  ]),
  answer: v.object({ ...CartAnswer.entries, share: v.nullable(OwnSharedBag) }),
  about: `Accepting adds the piece to the bag, once however often it is sent; EMPTY_SIZE asks for one of its sizes, SOLD_OUT and CART_FULL leave the proposal waiting. NOT_FOUND for a proposal of another bag. ${ownerOnly}`,
  example: {
    body: { decision: 'accept', sku: 'solitaire-aurora-yellow-165' },
    answer: { result: true, cartData: emptyCart, error: null, message: null, share },
  },
})

const events = {
  method: 'GET',
  type: 'text/event-stream',
  answer: v.custom<object>((answer) => typeof answer === 'object' && answer !== null),
  example: { answer: {} },
} as const
const told =
  'Server-sent events with the version of a shared bag: as it stands, and after every change of its pieces, prices, stock, codes or proposals, or of the link. TOO_MANY_REQUESTS above six open streams of a visitor. Without Accept: text/event-stream one event is answered.'

export const ownSharedBagEvents = defineEndpoint('/shared-bag/events', {
  name: 'ownSharedBagEvents',
  ...events,
  about: `${told} NOT_FOUND for a bag that is not shared. ${ownerOnly}`,
})

const bag: SharedBag = {
  status: 'live',
  isMine: false,
  version: '0.4.0',
  expiresAt: '2026-11-25T11:02:00.000Z',
  pieces: [],
  sums: { rows: [], total: 0, currency: 'RUB' },
  proposals: [],
}
const shown = { answer: v.object({ result: v.literal(true), bag: SharedBag }) }
const unknown = 'NOT_FOUND for a link that is unknown or forgotten.'

export const sharedBag = defineEndpoint('/shared-bag/by-link/{code}', {
  name: 'sharedBag',
  method: 'GET',
  ...shown,
  about: `A bag that somebody shows, at the prices of its owner. ${unknown}`,
  example: { answer: { result: true, bag } },
})

/** A link to a piece or its article, and a word about it. */
export const proposalBody = {
  piece: v.pipe(v.string('REQUIRED_FIELD'), typedLine, v.nonEmpty('REQUIRED_FIELD'), v.maxLength(PIECE_MAX, 'TOO_LONG')),
  note: v.optional(v.pipe(v.string(), typedMessage, v.maxLength(PROPOSAL_NOTE_MAX, 'TOO_LONG')), ''),
}

export const proposePiece = defineEndpoint('/shared-bag/by-link/{code}/proposals', {
  name: 'proposePiece',
  method: 'POST',
  body: v.object(proposalBody),
  ...shown,
  about: `Proposes a piece of the shop for a shared bag. PIECE_NOT_FOUND, SOLD_OUT and ALREADY_PROPOSED (it is in the bag, or was proposed before) are under \`piece\`. TOO_MANY_PROPOSALS above ${PROPOSALS_WAITING_MAX} that wait, TOO_MANY_REQUESTS above ten an hour of a session. NOT_FOUND for the owner and for a link that is over.`,
  example: { body: { piece: '/catalog/rings/aurora-yellow?size=17', note: 'К серьгам' }, answer: { result: true, bag } },
})

export const withdrawProposal = defineEndpoint('/shared-bag/by-link/{code}/proposals/{proposalId}', {
  name: 'withdrawProposal',
  method: 'DELETE',
  ...shown,
  about: `Takes a proposal back while it waits. NOT_FOUND for one of somebody else.`,
  example: { answer: { result: true, bag } },
})

export const sharedBagEvents = defineEndpoint('/shared-bag/by-link/{code}/events', {
  name: 'sharedBagEvents',
  ...events,
  about: `${told} ${unknown}`,
})
