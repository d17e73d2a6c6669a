export { askAhead } from './reading/ahead.ts'
export { $changesInFlight, $changesUnderWay } from './changes.ts'
export { $apiPlace, createCallFx, createRequestFx, type RequestParams } from './create-request.ts'
export { failureExcept, failureOf } from './failure-of.ts'
export { randomId } from './random-id.ts'
export { readsStartedBy } from './reading/reads.ts'
export {
  codeOf,
  fieldCodesOf,
  formCodeOf,
  isNotFound,
  isRefusal,
  isStatus,
  pageFailureOf,
  wordsOf,
  type Aborted,
  type RequestError,
} from './request-error.ts'
export {
  localStore,
  oneTabAtATime,
  openChannel,
  readCookie,
  readCookies,
  tabStore,
  writeCookie,
} from './storage/index.ts'
export { BROWSER_PLACE, handOver, prepareToken, renewToken, sendFx, type ApiPlace, type Upload, type Wire } from './send.ts'
