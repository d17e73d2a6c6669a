import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector'
import { CONSENT_TEXT_VERSION } from '@shop/contracts/marketing/consent-cookie'
import { marketingConsent, setMarketingConsent, type MarketingConsent } from '@shop/contracts/marketing/marketing'
import { createRequestFx, failureOf } from '@shop/http'
import { $user, commonDataFx, userChanged } from '@shop/session'
import { $consentWanted, consentSettled } from '../../../chrome/footer/consent-wanted.ts'
import { saveInBrowser, readFromBrowser } from './browser.ts'

/** Hydrated, or the tab became visible. */
export const checked = createEvent<void>()
export const placeChanged = createEvent<{ isQuiet: boolean }>()
export const answered = createEvent<boolean>()
export const closed = createEvent<void>()

const readFx = createEffect(readFromBrowser)
const saveInBrowserFx = createEffect(saveInBrowser)
const askFx = createRequestFx(marketingConsent)
const keepFx = createRequestFx(setMarketingConsent)

/** The browser's answer; null if not asked. */
export const $given = createStore<boolean | null>(null, { serialize: 'ignore' })
/** Whether analytics may run: a yes after the server stored it, a no at once. */
export const $isOn = $given.map((given) => given === true)
/** The server's stored answer with its time. */
export const $stored = createStore<MarketingConsent | null>(null, { serialize: 'ignore' }).on(
  [askFx.doneData, keepFx.doneData],
  (_, answer) => answer,
)
export const $isLoading = keepFx.pending
export const $failure = failureOf(keepFx).reset(answered, closed)

const $isAsked = createStore(false, { serialize: 'ignore' })
const $isQuiet = createStore(false, { serialize: 'ignore' }).on(placeChanged, (_, { isQuiet }) => isQuiet)
/** Not shown on payment pages and kiosks; the footer opens it anywhere. */
export const $isOpen = combine($isAsked, $consentWanted, $isQuiet, (asked, wanted, quiet) => wanted || (asked && !quiet))
export const $isReopened = $consentWanted
sample({ clock: merge([closed, keepFx.done]), fn: () => undefined, target: consentSettled })

sample({ clock: checked, target: readFx })
$given.on(readFx.doneData, (_, given) => given)

// An account's answer may come from another device; guests are asked here.
const unanswered = sample({
  clock: merge([readFx.doneData, commonDataFx.finally]),
  source: { given: $given, pending: commonDataFx.pending, user: $user },
  filter: ({ given, pending }) => given === null && !pending,
})
sample({ clock: unanswered, filter: ({ user }) => user.isAuth, fn: () => ({}), target: askFx })
const unknown = merge([
  sample({ clock: unanswered, filter: ({ user }) => !user.isAuth }),
  askFx.fail,
  sample({ clock: askFx.doneData, filter: (answer) => !isOfToday(answer) }),
])
$isAsked.on(sample({ clock: unknown, source: $given, filter: (given) => given === null }), () => true).reset($given)
const adopted = sample({
  clock: askFx.doneData,
  source: $given,
  filter: (given, answer) => given === null && isOfToday(answer),
  fn: (_, { given }) => given === true,
})
// Pressed before this code came, or now.
sample({ clock: [checked, $consentWanted], source: $consentWanted, filter: Boolean, fn: () => ({}), target: askFx })

const wordOf = (given: boolean) => ({ body: { given, box: 'banner' as const, textVersion: CONSENT_TEXT_VERSION } })
sample({ clock: answered, fn: wordOf, target: keepFx })
const refused = sample({ clock: answered, filter: (given) => !given })
const kept = sample({ clock: keepFx.done, fn: ({ params }) => params.body?.given === true })
$given.on([refused, kept, adopted], (_, given) => given)
sample({ clock: [refused, kept, adopted], target: saveInBrowserFx })

export const refusalStored = sample({ clock: kept, filter: (given) => !given, fn: () => undefined })

// After sign-out the browser's answer still applies.
sample({
  clock: userChanged,
  source: $given,
  filter: (given, { isAuth }) => given !== null && !isAuth,
  fn: (given) => wordOf(given === true),
  target: keepFx,
})

function isOfToday({ given, textVersion }: MarketingConsent) {
  return given !== null && textVersion === CONSENT_TEXT_VERSION
}
