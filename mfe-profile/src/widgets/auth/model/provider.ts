import { createEffect, createEvent, createStore, sample } from 'effector'
import type { ErrorCode } from '@shop/contracts/error-codes'
import { oauth, startOauth, OauthFailure, type OauthAnswer, type OauthFault, type OauthProvider } from '@shop/contracts/oauth'
import { $favoritesToMerge } from '@shop/flows/code'
import { codeOf, createRequestFx, type RequestError } from '@shop/http'
import { popupClosed } from '@shop/session'
import * as v from 'valibot'
import { $oauthResult, oauthResultTaken } from '../../../features/provider/came-back.ts'
import { clearFailure, storeFailure } from '../../../features/provider/last-failure.ts'
import { closedFx, closeWindowFx, giveUpFx, leadFx, leaveFx, openWindowFx, returnFx, type Attempt } from './provider-window.ts'
import { $source, loginWanted, started, stepTaken } from './step.ts'

/** At the provider · checking the result · window blocked · window closed · failed. */
export type ProviderState =
  | { kind: 'waiting' | 'finishing' | 'blocked' | 'closed' }
  | { kind: 'failed'; code: ErrorCode; reason: OauthFault | null }

export const providerChosen = createEvent<OauthProvider>()
/** Alternative to a blocked window: navigates this tab. */
export const sameTabChosen = createEvent<void>()

const startFx = createRequestFx(startOauth)
export const oauthFx = createRequestFx(oauth)
const storeFailureFx = createEffect(storeFailure)
const clearFailureFx = createEffect(clearFailure)

export const $provider = createStore<OauthProvider>('yaid', { serialize: 'ignore' }).on(providerChosen, (_, provider) => provider)
const $isSameTab = createStore(false, { serialize: 'ignore' })
  .on(sameTabChosen, () => true)
  .reset(providerChosen, started)
const $window = createStore<Window | null>(null, { serialize: 'ignore' }).on(openWindowFx.doneData, (_, opened) => opened)
export const $attempt = createStore<Attempt | null>(null, { serialize: 'ignore' }).on(leadFx.doneData, (_, attempt) => attempt)

const failedBy = (error: RequestError): ProviderState => {
  const told = error.kind === 'http' && v.is(OauthFailure, error.refusal) ? error.refusal.reason : null
  return { kind: 'failed', code: codeOf(error), reason: told }
}
export const $providerState = createStore<ProviderState>({ kind: 'waiting' }, { serialize: 'ignore' })
  .on([providerChosen, sameTabChosen], () => ({ kind: 'waiting' }))
  .on(openWindowFx.doneData, (state, opened) => (opened ? state : { kind: 'blocked' }))
  .on(closedFx.done, (state) => (state.kind === 'waiting' ? { kind: 'closed' } : state))
  .on(oauthFx, () => ({ kind: 'finishing' }))
  .on([startFx.failData, oauthFx.failData], (_, error) => failedBy(error))

/** Profile of a new shopper, for registration. */
export const $profile = createStore<OauthAnswer['data']['profile'] | null>(null, { serialize: 'ignore' })
  .on(oauthFx.doneData, (_, { data }) => data.profile)
  .reset(started, providerChosen)
/** The provider shared no phone: asks for it. */
export const $lacksPhone = createStore(false, { serialize: 'ignore' })
  .on(oauthFx.doneData, (_, { data }) => data.step === 'phone')
  .reset(started, providerChosen)

const left = sample({ clock: [started, loginWanted, popupClosed, providerChosen, sameTabChosen], fn: () => undefined })
sample({ clock: left, source: $attempt, filter: Boolean, target: giveUpFx })
$attempt.reset(giveUpFx, returnFx.done)

sample({ clock: [providerChosen, sameTabChosen], fn: () => 'provider' as const, target: stepTaken })
sample({ clock: providerChosen, fn: () => undefined, target: openWindowFx })
sample({
  clock: [sameTabChosen, sample({ clock: openWindowFx.doneData, filter: Boolean, fn: () => undefined })],
  source: { provider: $provider, source: $source },
  // Consent is given at registration, never in advance.
  fn: ({ provider, source }) => ({ body: { provider, source, agreement: false, newsletterSubscription: false } }),
  target: startFx,
})
sample({
  clock: startFx.doneData,
  source: { opened: $window, isSameTab: $isSameTab },
  filter: ({ opened, isSameTab }) => opened !== null && !isSameTab,
  fn: ({ opened }, { url }) => ({ window: opened as Window, url }),
  target: leadFx,
})
sample({
  clock: startFx.doneData,
  source: { isSameTab: $isSameTab, source: $source },
  filter: ({ isSameTab }) => isSameTab,
  fn: ({ source }, { url }) => ({ url, path: source === 'profile' ? '/profile' : null }),
  target: leaveFx,
})
sample({ clock: startFx.fail, source: $window, filter: Boolean, target: closeWindowFx })
sample({ clock: leadFx.doneData, target: [returnFx, closedFx] })

// After a same-tab redirect the document reopens the popup.
const returned = sample({ clock: started, source: $oauthResult, filter: Boolean })
sample({ clock: returned, fn: () => 'provider' as const, target: stepTaken })
sample({ clock: returned, fn: () => undefined, target: oauthResultTaken })
sample({
  clock: [returnFx.doneData, returned],
  source: { provider: $provider, favorites: $favoritesToMerge },
  fn: ({ provider, favorites }, { state, code, error }) => ({
    body: { provider, state, favorites, ...(code !== undefined && { code }), ...(error !== undefined && { error }) },
  }),
  target: oauthFx,
})

sample({
  clock: oauthFx.doneData,
  filter: ({ data }) => data.step === 'registration',
  fn: () => 'registration' as const,
  target: stepTaken,
})
sample({ clock: oauthFx.doneData, filter: ({ data }) => data.step === 'phone', fn: () => undefined, target: loginWanted })
sample({ clock: [startFx.failData, oauthFx.failData], fn: (error) => reasonOf(failedBy(error)), target: storeFailureFx })
sample({ clock: oauthFx.done, fn: () => undefined, target: clearFailureFx })

const reasonOf = (state: ProviderState) => (state.kind === 'failed' ? (state.reason ?? state.code) : state.kind)
