import { createEffect, sample } from 'effector'
import { passkeys } from '@shop/contracts/auth/passkeys'
import { createRequestFx } from '@shop/http'
import { popupOffered } from '@shop/session'
import { canStorePasskeys } from '#features/passkey/ceremony.ts'
import { wasOffered } from '#features/passkey/offered.ts'
import { signedInOtherwise } from '../outcome.ts'
import { $ways } from '../ways.ts'

/** This device can store a passkey, and was not asked before. */
const askDeviceFx = createEffect(async () => !wasOffered() && (await canStorePasskeys()))
const passkeysFx = createRequestFx(passkeys)

// After code, password or provider sign-in; once per device, unless the shopper has a passkey for this host.
sample({ clock: signedInOtherwise, fn: () => undefined, target: askDeviceFx })
sample({
  clock: askDeviceFx.doneData,
  source: $ways,
  filter: (ways, canKeep) => canKeep && ways?.passkey === true,
  fn: () => ({}),
  target: passkeysFx,
})
sample({
  clock: passkeysFx.doneData,
  filter: ({ result }) => !result.some(({ isOfThisHost }) => isOfThisHost),
  fn: () => ({ owner: 'mfe-profile' as const, widget: 'passkey-offer' }),
  target: popupOffered,
})
