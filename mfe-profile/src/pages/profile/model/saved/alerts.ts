import { createEvent, sample } from 'effector'
import { profileAlerts, removeAlert } from '@shop/contracts/account/alerts'
import { createRequestFx } from '@shop/http'
import { toastShown } from '@shop/session'
import { phrase } from '../../texts/index.ts'
import { createOwnList } from './own-list.ts'

const alertsFx = createRequestFx(profileAlerts)
const removeAlertFx = createRequestFx(removeAlert)

export const alertRemoved = createEvent<number>()

export const alerts = createOwnList({ section: 'subscriptionsData', readFx: alertsFx, saves: [], others: [removeAlertFx] })

sample({ clock: alertRemoved, fn: (id) => ({ params: { id: String(id) } }), target: removeAlertFx })
sample({ clock: removeAlertFx.done, fn: () => ({ text: phrase('alertRemoved') }), target: toastShown })
