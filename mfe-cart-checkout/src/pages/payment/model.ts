import { sample } from 'effector'
import { $isHydrated } from '@shop/session'
import { bagRequested } from '#features/bag/model/loading.ts'
import { opened } from '#features/payment/model.ts'

export { opened } from '#features/payment/model.ts'

// The order emptied the bag: updates the header's count.
sample({ clock: opened, source: $isHydrated, filter: Boolean, fn: () => undefined, target: bagRequested })
