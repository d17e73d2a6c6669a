import { createEvent, sample } from 'effector'
import { removeCard, savedCards } from '@shop/contracts/orders/payment/saved-cards'
import { createRequestFx } from '@shop/http'
import { toastShown } from '@shop/session'
import { phrase } from '../../texts/index.ts'
import { createOwnList } from './own-list.ts'

const cardsFx = createRequestFx(savedCards)
const removeCardFx = createRequestFx(removeCard)

export const cardRemoved = createEvent<number>()

export const cards = createOwnList({ section: 'personalData', readFx: cardsFx, saves: [], others: [removeCardFx] })

sample({ clock: cardRemoved, fn: (id) => ({ params: { id: String(id) } }), target: removeCardFx })
sample({ clock: removeCardFx.done, fn: () => ({ text: phrase('cardRemoved') }), target: toastShown })
