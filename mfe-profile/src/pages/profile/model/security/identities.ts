import { createEvent, createStore, merge, sample } from 'effector'
import type { AuthSource } from '@shop/contracts/auth/auth-source'
import type { OauthProvider } from '@shop/contracts/auth/oauth'
import { unlinkIdentity } from '@shop/contracts/auth/security'
import { publishShopper } from '@shop/flows/code'
import { createRequestFx } from '@shop/http'
import { toastShown } from '@shop/session'
import { createProviderFlow } from '#features/provider/flow.ts'
import { phrase } from '../../texts/index.ts'
import { endVisitBy, failureInVisit, forgotten } from '../visit.ts'
import { $security, securityFx } from './account.ts'

export const identityUnlinked = createEvent<OauthProvider>()
export const unlinkFx = createRequestFx(unlinkIdentity)

$security.on(
  unlinkFx.done,
  (security, { params }) =>
    security && { ...security, identities: security.identities.filter(({ provider }) => provider !== params.params?.provider) },
)

export const $identitiesFailure = failureInVisit(unlinkFx).reset(identityUnlinked)

sample({ clock: identityUnlinked, fn: (provider) => ({ params: { provider } }), target: unlinkFx })
sample({ clock: unlinkFx.done, fn: () => ({ text: phrase('identityGone') }), target: toastShown })
endVisitBy(unlinkFx)

/** The shopper has thought better of it, or has left the section. */
export const linkingLeft = createEvent<void>()
export const linking = createProviderFlow({
  $source: createStore<AuthSource>('profile', { serialize: 'ignore' }),
  $path: createStore<string | null>('/profile?section=securityData', { serialize: 'ignore' }),
  left: merge([linkingLeft, forgotten]),
})
const linked = linking.oauthFx.doneData.map(({ data: { user, merged } }) => ({ user, merged }))

/** A provider was chosen, and it is not linked yet. */
export const $isLinking = createStore(false, { serialize: 'ignore' })
  .on([linking.chosen, linking.sameTabChosen], () => true)
  .reset(linked, linkingLeft, identityUnlinked, forgotten)

publishShopper(linked)
sample({ clock: linked, fn: () => ({}), target: securityFx })
sample({ clock: linked, fn: () => ({ text: phrase('identityLinked') }), target: toastShown })
