import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { checkoutStepReached } from '@shop/contracts/events/checkout-step'
import { emitterOf } from '@shop/events'
import { readCookies, writeCookie } from '@shop/http'
import { $cart, $isHydrated, commonDataFx } from '@shop/session'
import { $dirty as $bagDirty, $unsent, $totals, $view, bagRequested } from '#features/bag/model/index.ts'
import { activeStepCookie, isReloadOf, storedStep, type StoredStep } from '#features/checkout/active-step.ts'
import { $typedIn, draftDone } from '#features/checkout/draft.ts'
import type { CartUrl } from './url.ts'

export const opened = createEvent<CartUrl>()

const $url = createStore<CartUrl>({ step: 'cart', isNamed: false, isSection: false }, { serialize: 'ignore' }).on(opened, (_, url) => url)

/** Starts with cart; an empty bag has its own step. Payment steps are at /payment. */
export const $step = combine($url, $view, ({ step }, view) => (view === 'empty' ? ('empty-cart' as const) : step))

/** The bag had pieces since the page was opened: an order that is being placed empties it, and leads on by itself. */
const $wasFull = createStore(false, { serialize: 'ignore' })
  .on(sample({ clock: opened, source: $view }), (_, view) => view === 'lines')
  .on($view, (wasFull, view) => wasFull || view === 'lines')
/** An address of checkout with nothing to order: Back from a placed order. */
export const $isCheckoutOver = combine(
  $url,
  $view,
  $wasFull,
  ({ step }, view, wasFull) => step === 'checkout' && view === 'empty' && !wasFull,
)

/** Amount missing to the minimum order, minor units; 0 when reached (goods after discounts and codes, before bonuses and delivery). */
export const $belowMinimum = combine($cart, $totals, (cart, { goodsSum }) =>
  cart?.sums?.enough ? 0 : Math.max(0, (cart?.minimumOrder ?? 0) - goodsSum),
)

export const $canOrder = combine($belowMinimum, $totals, $unsent, (missing, { pieces }, stuck) => missing === 0 && pieces > 0 && !stuck)

/** A version swap waits for the bag and transfers the checkout draft. */
export const $dirty = combine($bagDirty, $typedIn, (bag, typedIn) => bag || typedIn)

// From one section of checkout to another the bag is known.
sample({
  clock: opened,
  source: { isHydrated: $isHydrated, cart: $cart },
  filter: ({ isHydrated, cart }, { isSection }) => isHydrated && (!isSection || cart === null),
  fn: () => undefined,
  target: bagRequested,
})
// On a new document common_data includes the bag after hydration; otherwise the page loads it.
sample({
  clock: commonDataFx.finally,
  source: $cart,
  filter: (cart, answer) => cart === null && (answer.status === 'fail' || answer.result.cartData === null),
  fn: () => undefined,
  target: bagRequested,
})

/** The page is on screen, in the browser. */
export const shown = createEvent<void>()
const recallFx = createEffect(() => ({ step: storedStep(readCookies()), isReload: isReloadOf('/cart') }))
const rememberFx = createEffect((step: StoredStep) => writeCookie(activeStepCookie(step)))
const $isRecalled = createStore(false, { serialize: 'ignore' }).on(recallFx.finally, () => true)

/** An unfinished checkout exists: the bag offers to continue it. */
export const $isBegun = createStore(false, { serialize: 'ignore' })
  .on(opened, (isBegun, { step }) => isBegun || step === 'checkout')
  .on(recallFx.doneData, (isBegun, { step }) => isBegun || step === 'checkout')
  .reset(draftDone)

/** Only a reload restores checkout; the header icon and plain /cart open the bag. */
export const resumed = createEvent<void>()
export const $resumes = createStore(false, { serialize: 'ignore' }).reset(opened, resumed)

sample({ clock: shown, source: $isRecalled, filter: (isRecalled) => !isRecalled, fn: () => undefined, target: recallFx })
$resumes.on(
  sample({
    clock: recallFx.doneData,
    source: $url,
    filter: ({ isNamed }, { step, isReload }) => isReload && !isNamed && step === 'checkout',
  }),
  () => true,
)
sample({
  clock: [recallFx.finally, opened],
  source: { url: $url, isRecalled: $isRecalled, resumes: $resumes },
  filter: ({ isRecalled, resumes }) => isRecalled && !resumes && !__SERVER__,
  fn: ({ url }) => url.step,
  target: rememberFx,
})

const reached = emitterOf(checkoutStepReached, 'mfe-cart-checkout')
/** Analytics step 1. */
sample({
  clock: [recallFx.finally, opened],
  source: { step: $step, isRecalled: $isRecalled },
  filter: ({ step, isRecalled }) => step === 'cart' && isRecalled,
  fn: () => ({ step: 1 as const }),
  target: reached,
})
