import {
  addWhole,
  applyCertificate,
  applyDeposit,
  applyPromocode,
  calculateWhole,
  clearWhole,
  festivePack,
  giftPack,
  priceTags,
  removeCertificate,
  removeDeposit,
  removePromocode,
  removeWhole,
  updateWhole,
} from '@shop/contracts/cart-actions'
import type { CodeReason } from '@shop/contracts/full-cart'
import { countGuess, type Limit } from '../auth/limits.ts'
import { implement as implementCall, type Api } from '../http/implement.ts'
import { Refused } from '../http/refusal.ts'
import { answer, changed, type CartCall, reasonOf } from './answer.ts'
import { applyCode, type CodeKind, type CodeOutcome, removeCode } from './codes.ts'
import { dropLine, emptyCart, setLine } from './lines.ts'
import { setPacking } from './packing-change.ts'
import { sessionOf } from '../session/shopper.ts'

const ANY_CODE: readonly CodeKind[] = ['promocode', 'certificate', 'deposit']

/** A bag is put together field by field: `toFullCart`. */
const implement: typeof implementCall = (api, endpoint, handler) => implementCall(api, endpoint, handler, { isExact: true })

/** Spec §7, /cart/calculate and /cart/{action}: every answer is the whole bag. */
export function serveCart(api: Api) {
  serveLines(api)
  serveCodes(api)
  servePacking(api)
}

function serveLines(api: Api) {
  implement(api, calculateWhole, (call) => (call.body.code ? applied(api, call, ANY_CODE, call.body.code) : answer(api, call)))
  implement(api, addWhole, (call) => {
    const { sku_id, quantity } = call.body
    return changed(api, call, async ({ connection, cart }) => ({
      shortage: await setLine(connection, cart, sku_id, call.visitor.shop.currency, { more: quantity }),
    }))
  })
  implement(api, updateWhole, (call) => {
    const { sku_id, quantity } = call.body
    return changed(api, call, async ({ connection, cart }) => ({
      shortage: await setLine(connection, cart, sku_id, call.visitor.shop.currency, { exactly: quantity }),
    }))
  })
  implement(api, removeWhole, (call) =>
    changed(api, call, async ({ connection, cart }) => {
      await dropLine(connection, cart, call.body.sku_id)
      return {}
    }),
  )
  implement(api, clearWhole, (call) =>
    changed(api, call, async ({ connection, cart }) => {
      await emptyCart(connection, cart)
      return {}
    }),
  )
}

function serveCodes(api: Api) {
  implement(api, applyPromocode, (call) => applied(api, call, ANY_CODE, call.body.code, call.body.auth_code))
  implement(api, applyCertificate, (call) => applied(api, call, ['certificate'], call.body.code))
  implement(api, applyDeposit, (call) => applied(api, call, ['deposit'], call.body.code, call.body.auth_code))
  implement(api, removePromocode, (call) => removed(api, call, 'promocode', call.body.code))
  implement(api, removeCertificate, (call) => removed(api, call, 'certificate', call.body.code))
  implement(api, removeDeposit, (call) => removed(api, call, 'deposit', call.body.code))
}

/** What no change of the bag will mend: such a code is told about, and not kept. */
const HOPELESS: readonly CodeReason[] = ['notStarted', 'ended', 'usedUp', 'otherCurrency', 'firstOrder', 'empty']

/** Certificates are money: so many codes that nobody has may come from an address in an hour. */
const GUESSES: Limit = { name: 'cart-code', most: 40, withinMs: 60 * 60 * 1000 }

/** Null for one guess too many. */
const guessOf = (api: Api, { visitor: { address } }: CartCall) =>
  countGuess(api.database, api.clock, [[{ ...GUESSES, most: GUESSES.most * api.limits }, address]]).catch((error: unknown) => {
    if (error instanceof Refused) return null
    throw error
  })

async function applied(api: Api, call: CartCall, kinds: readonly CodeKind[], code: string, authCode: string | null = null) {
  let outcome: CodeOutcome | null = null
  const guess = await guessOf(api, call)
  const answered = await changed(api, call, async ({ connection, cart }) => {
    const { userId } = await sessionOf(connection, call.sessionHash)
    outcome = guess
      ? await applyCode(connection, cart, kinds, { code, authCode, userId })
      : { kind: null, code, error: 'TOO_MANY_REQUESTS' }
    return { code: outcome }
  })
  // Only codes that nobody has are guesses.
  if ((outcome as CodeOutcome | null)?.error !== 'PROMOCODE_NOT_FOUND') await guess?.forgive()
  const taken = outcome as CodeOutcome | null
  if (!taken?.kind || !HOPELESS.includes(reasonOf(answered.cartData, taken) ?? 'applied')) return answered

  const { kind } = taken
  const { cartData } = await changed(api, call, async ({ connection, cart }) => ({
    codeError: await removeCode(connection, cart, kind, taken.code),
  }))
  const { certificateError } = answered.cartData
  return { ...answered, result: false, cartData: { ...cartData, certificateError } }
}

const removed = (api: Api, call: CartCall, kind: CodeKind, code: string) =>
  changed(api, call, async ({ connection, cart }) => ({ codeError: await removeCode(connection, cart, kind, code) }))

function servePacking(api: Api) {
  implement(api, giftPack, (call) =>
    changed(api, call, ({ connection, cart }) =>
      setPacking(connection, cart, ({ postCard }) => ({
        gift: call.body.chosen,
        festive: false,
        postCard: call.body.postCard === undefined ? postCard : call.body.postCard,
      })),
    ),
  )
  implement(api, festivePack, (call) =>
    changed(api, call, ({ connection, cart }) =>
      setPacking(connection, cart, ({ postCard }) => ({
        festive: call.body.chosen,
        gift: false,
        postCard: call.body.postCard === undefined ? postCard : call.body.postCard,
      })),
    ),
  )
  implement(api, priceTags, (call) =>
    changed(api, call, ({ connection, cart }) => setPacking(connection, cart, () => ({ priceTags: call.body.chosen }))),
  )
}
