import { createEvent, createStore, sample } from 'effector'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { OauthProvider } from '@shop/contracts/auth/oauth'
import { unlinkIdentity } from '@shop/contracts/auth/security'
import { codeOf, createRequestFx } from '@shop/http'
import { toastShown } from '@shop/session'
import { phrase } from '../../texts/index.ts'
import { forgotten, isUnauthorized, refused } from '../visit.ts'
import { $security } from './account.ts'

export const identityUnlinked = createEvent<OauthProvider>()
export const unlinkFx = createRequestFx(unlinkIdentity)

$security.on(
  unlinkFx.done,
  (security, { params }) =>
    security && { ...security, identities: security.identities.filter(({ provider }) => provider !== params.params?.provider) },
)

export const $identitiesError = createStore<ErrorCode | null>(null, { serialize: 'ignore' })
  .on(unlinkFx.failData, (known, error) => (isUnauthorized(error) ? known : codeOf(error)))
  .reset(identityUnlinked, forgotten)

sample({ clock: identityUnlinked, fn: (provider) => ({ params: { provider } }), target: unlinkFx })
sample({ clock: unlinkFx.done, fn: () => ({ text: phrase('identityGone') }), target: toastShown })
sample({ clock: unlinkFx.failData, filter: isUnauthorized, fn: () => undefined, target: refused })
