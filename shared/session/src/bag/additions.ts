import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { addToCart, type CartAnswer, type CartLine, skuOfLine } from '@shop/contracts/cart/cart'
import { pieceAdded } from '@shop/contracts/events/events'
import { emitterOf } from '@shop/events'
import { createRequestFx, randomId, type RequestError } from '@shop/http'
import type { Phrase } from '@shop/i18n'
import { $cart, cartAnswered } from './bag.ts'

export interface Addition {
  skuId: string
  quantity?: number
  /** Words to be cut into it. */
  engraving?: { text: string; face: string }
  /** Source: product, card, wishlist. */
  from: string
  /** Product name, for the message that it was not added. */
  name?: string
  /** On wide screens the drawer opens instead of a message, once per document. */
  opensBag?: boolean
}

export interface Additions {
  additions: readonly Addition[]
  /** Said after what was added. */
  notes?: readonly Phrase[]
}

interface Attempt extends Addition {
  quantity: number
  /** The first answer may be lost: a retry with the same key adds nothing twice [bag.retry-adds-once]. */
  key: string
}

export interface Outcome {
  landed: { addition: Attempt; answer: CartAnswer }[]
  missed: { addition: Attempt; error: RequestError }[]
  notes: readonly Phrase[]
}

/** Adds a piece; the outcome is told once the server has answered. The count is optimistic. */
export const addToBag = createEvent<Addition>()
/** Adds several pieces: one message tells what was added and what was not. */
export const addAllToBag = createEvent<Additions>()
/** Adds again what had no answer. */
export const additionsRetried = createEvent<void>()

const addFx = createRequestFx(addToCart, { parallel: true })

const addOneFx = createEffect<Attempt, CartAnswer, RequestError>(({ skuId, quantity, engraving, key }) =>
  addFx({ body: { sku_id: skuId, quantity, idempotencyKey: key, ...(engraving && { engraving }) } }),
)

const addEachFx = createEffect(async ({ attempts, notes }: { attempts: readonly Attempt[]; notes: readonly Phrase[] }) => {
  const add = scopeBind(addOneFx, { safe: true })
  const outcome: Outcome = { landed: [], missed: [], notes }
  for (const [index, addition] of attempts.entries()) {
    try {
      outcome.landed.push({ addition, answer: await add(addition) })
    } catch (caught) {
      const error = caught as RequestError
      // Without a connection the others would only wait for it in turn.
      const lost = error.kind === 'network' ? attempts.slice(index) : [addition]
      outcome.missed.push(...lost.map((one) => ({ addition: one, error })))
      if (error.kind === 'network') break
    }
  }
  return outcome
})

/** What happened to the last additions. */
export const additionsEnded = addEachFx.doneData

/** Attempts without an answer yet. */
const $unanswered = createStore<readonly Attempt[]>([], { serialize: 'ignore' })
  .on(addEachFx, (known, { attempts }) => [...known, ...attempts])
  .on(addOneFx.finally, (known, { params }) => known.filter((one) => one !== params))
  .on(addEachFx.finally, (known, { params }) => known.filter((one) => !params.attempts.includes(one)))

/** SKUs on their way to the bag. */
export const $adding = $unanswered.map((attempts) => attempts.map(({ skuId }) => skuId))

export const $bagCount = combine(
  $cart,
  $unanswered,
  (cart, unanswered) => (cart?.totalProducts ?? 0) + unanswered.reduce((pieces, { quantity }) => pieces + quantity, 0),
)

// A second tap on what is under way is the same wish.
const begun = sample({
  clock: [addToBag.map((addition): Additions => ({ additions: [addition] })), addAllToBag],
  source: $adding,
  fn: (adding, { additions, notes = [] }) => ({
    attempts: additions
      .filter(({ skuId }) => !adding.includes(skuId))
      .map((addition): Attempt => ({ quantity: 1, ...addition, key: randomId() })),
    notes,
  }),
})
sample({ clock: begun, filter: ({ attempts }) => attempts.length > 0, target: addEachFx })

/** What a retry can still add: not what was refused for good. */
export const $retriable = createStore<readonly Attempt[]>([], { serialize: 'ignore' }).on(additionsEnded, (_, { missed }) =>
  missed.filter(({ error }) => !isLasting(error)).map(({ addition }) => addition),
)
sample({
  clock: additionsRetried,
  source: $retriable,
  filter: (attempts) => attempts.length > 0,
  fn: (attempts) => ({ attempts, notes: [] }),
  target: addEachFx,
})

/** The server's response to an addition. An engraved piece has a line of its own. */
export const pieceLanded = addOneFx.done.map(({ params: { skuId, quantity, engraving, from }, result }) => ({
  skuId: (engraving && result.cartData.products.find((line) => isOf(line, skuId, engraving))?.id) || skuId,
  quantity,
  from,
  answer: result,
}))

sample({ clock: addOneFx.doneData, fn: ({ cartData }) => cartData, target: cartAnswered })
sample({
  clock: pieceLanded,
  filter: ({ answer }) => answer.result,
  fn: ({ skuId, quantity, from }) => ({ skuId, quantity, from }),
  target: emitterOf(pieceAdded, 'session'),
})

const isOf = ({ id, engraving }: CartLine, skuId: string, { text, face }: NonNullable<Addition['engraving']>) =>
  skuOfLine(id) === skuId && engraving?.text === text && engraving.face === face

function isLasting(error: RequestError) {
  return error.kind === 'http' && error.status >= 400 && error.status < 500 && error.status !== 429
}
