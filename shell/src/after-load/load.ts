/** Loaded when idle: it could not be loaded offline. */
export const loadAfterLoad = () => import(/* webpackChunkName: "after-load", webpackFetchPriority: "low" */ './after-load.ts')
