import { createEffect, createEvent, createStore, sample, type Event, type Store } from 'effector'
import type { AuthSource } from '@shop/contracts/auth/auth-source'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { oauth, startOauth, OauthFailure, type OauthFault, type OauthProvider } from '@shop/contracts/auth/oauth'
import { $favoritesToMerge } from '@shop/flows/code'
import { codeOf, createRequestFx, type RequestError } from '@shop/http'
import * as v from 'valibot'
import type { OauthResult } from './channel.ts'
import { clearFailure, storeFailure } from './last-failure.ts'
import { createProviderWindow, type Attempt } from './window.ts'

/** At the provider · checking its answer · window blocked by the browser · window closed · failed. */
export type ProviderState =
  | { kind: 'waiting' | 'finishing' | 'blocked' | 'closed' }
  | { kind: 'failed'; code: ErrorCode; reason: OauthFault | null }

interface ProviderFlow {
  /** Stored with the sign-in. */
  $source: Store<AuthSource>
  /** Where this tab continues after a redirect to the provider; null: the current page. */
  $path: Store<string | null>
  /** The flow is abandoned: closes an open window. */
  left: Event<void>
  /** The provider's answer after a redirect in the same tab. */
  returned?: Event<OauthResult>
}

/** OAuth flow with an identity provider: signs a guest in, or links the provider to the signed-in account. */
export function createProviderFlow({ $source, $path, left, returned = createEvent<OauthResult>() }: ProviderFlow) {
  const chosen = createEvent<OauthProvider>()
  /** Redirects this tab to the provider where no window opens. */
  const sameTabChosen = createEvent<void>()

  const { openFx, leadFx, returnFx, closedFx, giveUpFx, closeFx, focusFx, leaveFx } = createProviderWindow()
  const startFx = createRequestFx(startOauth)
  const oauthFx = createRequestFx(oauth)
  const storeFailureFx = createEffect(storeFailure)
  const clearFailureFx = createEffect(clearFailure)

  const $provider = createStore<OauthProvider>('yaid', { serialize: 'ignore' }).on(chosen, (_, provider) => provider)
  const $isSameTab = createStore(false, { serialize: 'ignore' })
    .on(sameTabChosen, () => true)
    .reset(chosen, left)
  const $window = createStore<Window | null>(null, { serialize: 'ignore' }).on(openFx.doneData, (_, opened) => opened)
  const $attempt = createStore<Attempt | null>(null, { serialize: 'ignore' }).on(leadFx.doneData, (_, attempt) => attempt)
  const $state = createStore<ProviderState>({ kind: 'waiting' }, { serialize: 'ignore' })
    .on([chosen, sameTabChosen], () => ({ kind: 'waiting' }))
    .on(openFx.doneData, (state, opened) => (opened ? state : { kind: 'blocked' }))
    .on(closedFx.done, (state) => (state.kind === 'waiting' ? { kind: 'closed' } : state))
    .on(oauthFx, () => ({ kind: 'finishing' }))
    .on([startFx.failData, oauthFx.failData], (_, error) => failedBy(error))

  const over = sample({ clock: [left, chosen, sameTabChosen], fn: () => undefined })
  sample({ clock: over, source: $attempt, filter: Boolean, target: giveUpFx })
  $attempt.reset(giveUpFx, returnFx.done)

  sample({ clock: chosen, fn: () => undefined, target: openFx })
  sample({
    clock: [sameTabChosen, sample({ clock: openFx.doneData, filter: Boolean, fn: () => undefined })],
    source: { provider: $provider, source: $source },
    // Consent is a box of registration, never given beforehand.
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
    source: { isSameTab: $isSameTab, path: $path },
    filter: ({ isSameTab }) => isSameTab,
    fn: ({ path }, { url }) => ({ url, path }),
    target: leaveFx,
  })
  sample({ clock: startFx.fail, source: $window, filter: Boolean, target: closeFx })
  sample({ clock: leadFx.doneData, target: [returnFx, closedFx] })
  sample({
    clock: [returnFx.doneData, returned],
    source: { provider: $provider, favorites: $favoritesToMerge },
    fn: ({ provider, favorites }, { state, code, error }) => ({
      body: { provider, state, favorites, ...(code !== undefined && { code }), ...(error !== undefined && { error }) },
    }),
    target: oauthFx,
  })
  sample({ clock: [startFx.failData, oauthFx.failData], fn: reasonOf, target: storeFailureFx })
  sample({ clock: oauthFx.done, fn: () => undefined, target: clearFailureFx })

  return { chosen, sameTabChosen, focusFx, oauthFx, openFx, returnFx, $attempt, $provider, $state }
}

const toldReason = (error: RequestError) => (error.kind === 'http' && v.is(OauthFailure, error.refusal) ? error.refusal.reason : null)
const failedBy = (error: RequestError): ProviderState => ({ kind: 'failed', code: codeOf(error), reason: toldReason(error) })
const reasonOf = (error: RequestError) => toldReason(error) ?? codeOf(error)
