import { createStore, sample } from 'effector'
import type { OauthAnswer } from '@shop/contracts/auth/oauth'
import { popupClosed } from '@shop/session'
import { $oauthResult, oauthResultTaken } from '#features/provider/came-back.ts'
import { createProviderFlow } from '#features/provider/flow.ts'
import { $source, loginWanted, started, stepTaken } from '../step.ts'

// Without a window the way back has led to this document, which opens the popup again.
const returned = sample({ clock: started, source: $oauthResult, filter: Boolean })

const flow = createProviderFlow({
  $source,
  $path: $source.map((source) => (source === 'profile' ? '/profile' : null)),
  left: sample({ clock: [started, loginWanted, popupClosed], fn: () => undefined }),
  returned,
})
export const { chosen: providerChosen, sameTabChosen, focusFx: focusWindowFx, oauthFx, $attempt, $provider, $state: $providerState } = flow

/** Profile of a new shopper, for registration. */
export const $profile = createStore<OauthAnswer['data']['profile'] | null>(null, { serialize: 'ignore' })
  .on(oauthFx.doneData, (_, { data }) => data.profile)
  .reset(started, providerChosen)
/** The provider shared no phone: asks for it. */
export const $lacksPhone = createStore(false, { serialize: 'ignore' })
  .on(oauthFx.doneData, (_, { data }) => data.step === 'phone')
  .reset(started, providerChosen)

sample({ clock: [providerChosen, sameTabChosen, returned], fn: () => 'provider' as const, target: stepTaken })
sample({ clock: returned, fn: () => undefined, target: oauthResultTaken })
sample({
  clock: oauthFx.doneData,
  filter: ({ data }) => data.step === 'registration',
  fn: () => 'registration' as const,
  target: stepTaken,
})
sample({ clock: oauthFx.doneData, filter: ({ data }) => data.step === 'phone', fn: () => undefined, target: loginWanted })
