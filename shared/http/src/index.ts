export { askAhead } from './ahead.ts'
export { $apiPlace, createRequestFx, type RequestParams } from './create-request.ts'
export { codeOf, type RequestError } from './request-error.ts'
export { BROWSER_PLACE, handOver, prepareToken, renewToken, sendFx, type ApiPlace, type Wire } from './send.ts'
