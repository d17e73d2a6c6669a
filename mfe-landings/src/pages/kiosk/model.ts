import { createEffect, createEvent, createStore, sample } from 'effector'
import { content, type ContentPage } from '@shop/contracts/content/content'
import { createRequestFx, localStore, pageFailureOf, tabStore } from '@shop/http'
import { failPage } from '@shop/routing'
import { popupClosed } from '@shop/session'
import { kioskAsk } from './asks.ts'

export const opened = createEvent<void>()
/** The tablet was idle, or the page was restored from the back/forward cache. */
export const visitorLeft = createEvent<void>()

const showKioskFx = createRequestFx(content)
const forgetFx = createEffect(() => {
  tabStore.clear()
  localStore.clear()
  scrollTo(0, 0)
})

export const $kiosk = createStore<ContentPage | null>(null).on(showKioskFx.doneData, (_, { page }) => page)
/** Visitor number: remounts the form. */
export const $visitor = createStore(0, { serialize: 'ignore' }).on(visitorLeft, (number) => number + 1)

sample({ clock: opened, source: $kiosk, filter: (page) => page === null, fn: () => kioskAsk(), target: showKioskFx })
sample({ clock: showKioskFx.failData, fn: pageFailureOf, target: failPage('kiosk') })
sample({ clock: visitorLeft, fn: () => undefined, target: [forgetFx, popupClosed] })
