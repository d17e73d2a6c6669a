/** Loaded when idle: it could not be loaded offline. */
export const loadLate = () => import(/* webpackChunkName: "late", webpackFetchPriority: "low" */ './late.ts')
