import { createEvent, createStore, sample } from 'effector'
import { listDesigners, type DesignerLine } from '@shop/contracts/catalog/designers'
import { createRequestFx, pageFailureOf } from '@shop/http'
import { failPage } from '@shop/routing'
import { designersAsk } from './asks.ts'

export const opened = createEvent<void>()
const designersFx = createRequestFx(listDesigners)

/** Not personal: loaded once, or included in the document. */
export const $designers = createStore<DesignerLine[] | null>(null).on(designersFx.doneData, (_, { result }) => result.designers)

sample({ clock: opened, source: $designers, filter: (designers) => designers === null, fn: () => designersAsk(), target: designersFx })
sample({ clock: designersFx.failData, fn: pageFailureOf, target: failPage('designers') })
