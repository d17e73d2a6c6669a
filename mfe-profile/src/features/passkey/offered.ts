import { serverDate } from '@shop/contracts/core/time/clock'
import { localStore } from '@shop/http'

const KEY = 'passkey.offered'

/** Passkeys were offered on this device, whatever the answer. */
export const wasOffered = () => localStore.get(KEY) !== null

export const markOffered = () => localStore.set(KEY, serverDate().toISOString())
