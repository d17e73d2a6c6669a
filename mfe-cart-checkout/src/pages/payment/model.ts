import { sample } from 'effector'
import { $isTakenOver } from '@shop/session'
import { bagAsked } from '../../features/bag/model/loading.ts'
import { opened } from '../../features/payment/model.ts'

export { opened } from '../../features/payment/model.ts'

// The order has emptied the bag: the count in the header follows.
sample({ clock: opened, source: $isTakenOver, filter: Boolean, fn: () => undefined, target: bagAsked })
