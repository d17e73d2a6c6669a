import { collection } from './collection.ts'
import { drop } from './drop.ts'
import { loyaltyLanding } from './loyalty.ts'
import { sale } from './sale.ts'
import { offlineSubscription, onlineSubscription, tabletSubscription } from './subscriptions.ts'

export const landings = [collection, sale, drop, loyaltyLanding, onlineSubscription, offlineSubscription, tabletSubscription]
