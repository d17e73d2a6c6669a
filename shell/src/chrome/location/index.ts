import { part } from '@shop/ui'

/** The shell's only popup, loaded on open. */
export const LocationPopup = part(() => import(/* webpackChunkName: "location", webpackFetchPriority: "low" */ './popup.tsx'))
