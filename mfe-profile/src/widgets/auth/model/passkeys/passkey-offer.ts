import { createEffect, sample } from 'effector'
import { passkeys } from '@shop/contracts/auth/passkeys'
import { createRequestFx } from '@shop/http'
import { popupOffered } from '@shop/session'
import { canKeepPasskeys } from '../../../../features/passkey/ceremony.ts'
import { wasOffered } from '../../../../features/passkey/offered.ts'
import { signedInOtherwise } from '../outcome.ts'
import { $ways } from '../ways.ts'

/** Whether this device can keep a passkey, and has never been asked to. */
const askDeviceFx = createEffect(async () => !wasOffered() && (await canKeepPasskeys()))
const passkeysFx = createRequestFx(passkeys)

// Only after a code, a password or a provider; once on a device, and to nobody who has a passkey for this host.
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
