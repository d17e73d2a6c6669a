import { createStore, sample } from 'effector'
import { signInWays, type SignInWays } from '@shop/contracts/auth/sign-in-ways'
import { createRequestFx } from '@shop/http'
import { started } from './step.ts'

const waysFx = createRequestFx(signInWays)

/** Phone with SMS code is always available. */
const LEAST: SignInWays = { phone: ['sms'], email: [], providers: [], passkey: false }

/** Methods of this storefront; null until known. */
export const $ways = createStore<SignInWays | null>(null, { serialize: 'ignore' })
  .on(waysFx.doneData, (_, ways) => ways)
  .on(waysFx.fail, () => LEAST)

sample({ clock: started, source: $ways, filter: (ways) => ways === null || ways === LEAST, fn: () => ({}), target: waysFx })
