import {
  addToFullCart,
  applyCertificate,
  applyDeposit,
  applyPromocode,
  calculateFullCart,
  clearFullCart,
  festivePack,
  giftPack,
  priceTags,
  removeCertificate,
  removeDeposit,
  removePromocode,
  removeFromFullCart,
  updateFullCart,
  applyBest,
} from '@shop/contracts/cart/cart-actions'
import { SIZER_SKU } from '@shop/contracts/catalog/rings/sizer'
import type { CaptchaReply } from '@shop/contracts/confirmation/captcha'
import { removeSavedLine, restoreSavedLine } from '@shop/contracts/cart/lines/saved'
import type { CodeKind } from '@shop/contracts/cart/cart-sums'
import type { FullCartAnswer } from '@shop/contracts/cart/full-cart'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { implement, type Api } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { answer, changed, type CartCall, type Change, inCart, type Outcome } from './answer.ts'
import { applyBestCombination } from './best/apply-best.ts'
import { guarded } from './codes/code-guesses.ts'
import { applyCode, removeCode } from './codes/codes.ts'
import { dropLine, emptyCart, isFirstTry, resizeLine, setLine } from './lines.ts'
import { removeSaved, restoreSaved, saveLine, withSaved } from './later/later.ts'
import { hadSizer } from './shopper.ts'
import { setPacking } from './packing/packing-change.ts'
import { sessionOf } from '../../visitors/session/shopper.ts'
import type { DepositsApi } from '../deposits/code.ts'

const ANY_CODE: readonly CodeKind[] = ['promocode', 'certificate', 'deposit']

/** /cart/calculate and /cart/{action}: every response is the whole bag. */
export function serveCart(api: DepositsApi) {
  serveLines(api)
  serveCodes(api)
  serveBest(api)
  servePacking(api)
  serveSaved(api)
}

function serveLines(api: DepositsApi) {
  implement(api, calculateFullCart, (call) => (call.body.code ? applied(api, call, ANY_CODE, { code: call.body.code }) : answer(api, call)))
  implement(api, addToFullCart, (call) => {
    const { sku_id: line, engraving, quantity, idempotencyKey } = call.body
    return changedWithCode(api, call, async ({ connection, cart }) => {
      if (!(await isFirstTry(connection, call.sessionHash, idempotencyKey, api.clock))) return {}
      if (line === SIZER_SKU) await refuseSecondSizer(connection, call.sessionHash, api.clock)
      return { shortage: await setLine(connection, cart, { line, engraving, currency: call.visitor.shop.currency }, { more: quantity }) }
    })
  })
  implement(api, updateFullCart, (call) => {
    const { sku_id: line, engraving, quantity, to, later } = call.body
    const { currency } = call.visitor.shop
    return changedWithCode(api, call, async ({ connection, cart }) => {
      const change = () =>
        to === undefined
          ? setLine(connection, cart, { line, engraving, currency }, { exactly: quantity })
          : resizeLine(connection, cart, { line, to, engraving, currency }, quantity)
      return { shortage: await (later ? withSaved(connection, cart, { line, quantity: later }, change) : change()) }
    })
  })
  implement(api, removeFromFullCart, (call) =>
    changedWithCode(api, call, async ({ connection, cart }) => {
      const { sku_id: line, later } = call.body
      if (later) await saveLine(connection, cart, { line, quantity: later }, call.visitor.shop.currency, api.clock)
      else await dropLine(connection, cart, line)
      return {}
    }),
  )
  implement(api, clearFullCart, (call) =>
    changedWithCode(api, call, async ({ connection, cart }) => {
      await emptyCart(connection, cart)
      return {}
    }),
  )
}

/** Told before checkout where the shopper is known. */
async function refuseSecondSizer(connection: Queryable, sessionHash: string | null, clock: Clock) {
  const { userId, phone, confirmedPhone } = await sessionOf(connection, sessionHash)
  if (await hadSizer(connection, userId, [phone, confirmedPhone], clock.now())) throw new Refused('SIZER_SENT')
}

/** A code that comes with any change is applied after it [bag.code-in-any-call]. */
async function changedWithCode(api: DepositsApi, call: CartCall, change: Change): Promise<FullCartAnswer> {
  const { code } = call.body
  if (!code) return changed(api, call, change)
  return applied(api, call, ANY_CODE, { code }, await inCart(api, call, change))
}

function serveCodes(api: DepositsApi) {
  implement(api, applyPromocode, (call) => applied(api, call, ANY_CODE, call.body))
  implement(api, applyCertificate, (call) => applied(api, call, ['certificate'], call.body))
  implement(api, applyDeposit, (call) => applied(api, call, ['deposit'], call.body))
  implement(api, removePromocode, (call) => removed(api, call, 'promocode', call.body.code))
  implement(api, removeCertificate, (call) => removed(api, call, 'certificate', call.body.code))
  implement(api, removeDeposit, (call) => removed(api, call, 'deposit', call.body.code))
}

interface Entered {
  code: string
  auth_code?: string | null | undefined
  captcha?: CaptchaReply | undefined
}

async function applied(
  api: DepositsApi,
  call: CartCall,
  kinds: readonly CodeKind[],
  { code, auth_code, captcha }: Entered,
  outcome: Outcome = {},
): Promise<FullCartAnswer> {
  const authCode = auth_code ?? null
  const taken = await guarded(api, call, { kinds, code, authCode, captcha }, () =>
    inCart(api, call, async ({ connection, cart }) => {
      const shopper = await sessionOf(connection, call.sessionHash)
      const { shop } = call.visitor
      return applyCode(connection, cart, kinds, { code, authCode, userId: shopper.userId, keys: api, shop, shopper, now: api.clock.now() })
    }),
  )
  return answer(api, call, { ...outcome, code: taken })
}

const removed = (api: Api, call: CartCall, kind: CodeKind, code: string) =>
  changed(api, call, async ({ connection, cart }) => ({ codeError: await removeCode(connection, cart, kind, code) }))

function serveSaved(api: Api) {
  implement(api, removeSavedLine, (call) =>
    changed(api, { ...call, body: {} }, async ({ connection, cart }) => {
      await removeSaved(connection, cart, call.body.sku_id, api.clock)
      return {}
    }),
  )
  implement(api, restoreSavedLine, (call) =>
    changed(api, { ...call, body: {} }, async ({ connection, cart }) => {
      await restoreSaved(connection, cart, call.body.sku_id)
      return {}
    }),
  )
}

function serveBest(api: DepositsApi) {
  implement(api, applyBest, async (call) => {
    const spends = await inCart(api, call, (held) => applyBestCombination(api, call, held))
    // Kept with the bag like a choice of the shopper.
    return answer(api, spends ? { ...call, body: { ...call.body, spend_bonuses: true } } : call)
  })
}

function servePacking(api: DepositsApi) {
  implement(api, giftPack, (call) =>
    changedWithCode(api, call, ({ connection, cart }) =>
      setPacking(connection, cart, ({ postCard }) => ({
        gift: call.body.chosen,
        festive: false,
        postCard: call.body.postCard === undefined ? postCard : call.body.postCard,
      })),
    ),
  )
  implement(api, festivePack, (call) =>
    changedWithCode(api, call, ({ connection, cart }) =>
      setPacking(connection, cart, ({ postCard }) => ({
        festive: call.body.chosen,
        gift: false,
        postCard: call.body.postCard === undefined ? postCard : call.body.postCard,
      })),
    ),
  )
  implement(api, priceTags, (call) =>
    changedWithCode(api, call, ({ connection, cart }) => setPacking(connection, cart, () => ({ priceTags: call.body.chosen }))),
  )
}
