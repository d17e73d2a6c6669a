import { account } from './steps/account.ts'
import { bag } from './steps/bag.ts'
import { looking } from './steps/looking.ts'
import { orders } from './steps/orders.ts'
import { services } from './steps/services.ts'
import { signIn } from './steps/sign-in.ts'
import type { Steps } from './world.ts'

/** Every call that released versions make, in the order in which a shopper comes to it. */
export const JOURNEY: Steps = { ...looking, ...bag, ...signIn, ...orders, ...account, ...services }
