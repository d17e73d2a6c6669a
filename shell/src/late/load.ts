/** Loaded when the page is at rest: without a connection it could not come any more. */
export const loadLate = () => import(/* webpackChunkName: "late", webpackFetchPriority: "low" */ './late.ts')
