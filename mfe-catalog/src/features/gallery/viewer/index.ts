import { part } from '@shop/ui'

export const loadViewer = () => import(/* webpackChunkName: "viewer", webpackFetchPriority: "low" */ './viewer.tsx')
/** Lazy: the zoomable slider is needed by few. */
export const Viewer = part(loadViewer)
