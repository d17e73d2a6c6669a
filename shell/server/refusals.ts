import type { IncomingMessage, ServerResponse } from 'node:http'
import { newTrace } from '@shop/observability/trace'
import type { ErrorCode } from '@shop/contracts/error-codes'
import type { Locale } from '@shop/contracts/storefront'
import { errorsEn } from '@shop/i18n/errors/en'
import { errorsRu } from '@shop/i18n/errors/ru'
import { readVisit } from './visit.ts'

export const errorText = (code: ErrorCode, locale: Locale) => (locale === 'ru' ? errorsRu : errorsEn)[code]

/** The same shape as the API's own refusals: whoever called cannot tell, and need not, which of us refuses. */
export function refuseJson(response: ServerResponse, status: number, code: ErrorCode, locale: Locale) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify({ result: false, code, error: errorText(code, locale), requestId: response.getHeader('x-request-id') }))
}

export function refuseText(
  response: ServerResponse,
  status: number,
  code: ErrorCode,
  locale: Locale,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers })
  response.end(`${errorText(code, locale)}\n`)
}

const STATUS_LINES: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** For a request that never came in whole: there is nothing yet to answer by but the line itself. `request` when its head was read. */
export function refusalOnSocket(code: string | undefined, request: IncomingMessage | undefined): string {
  const locale = (request && readVisit(request)?.context.locale) ?? 'ru'
  const { id } = newTrace()
  const body = JSON.stringify({ result: false, code: 'BAD_REQUEST', error: errorText('BAD_REQUEST', locale), requestId: id })
  return [
    `HTTP/1.1 ${STATUS_LINES[code ?? ''] ?? '400 Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    `x-request-id: ${id}`,
    'connection: close',
    '',
    body,
  ].join('\r\n')
}
