import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { ErrorCode } from '@shop/contracts/error-codes'
import type { Locale } from '@shop/contracts/storefront'
import { errorsEn } from '@shop/i18n/errors/en'
import { errorsRu } from '@shop/i18n/errors/ru'

export const errorText = (code: ErrorCode, locale: Locale) => (locale === 'ru' ? errorsRu : errorsEn)[code]

/** The same shape as the API's own refusals: whoever called cannot tell, and need not, which of us refuses. */
export function refuseJson(response: ServerResponse, status: number, code: ErrorCode, locale: Locale) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify({ result: false, code, error: errorText(code, locale), requestId: randomUUID() }))
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
