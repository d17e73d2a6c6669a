import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { newTrace } from '@shop/observability/trace'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { Locale } from '@shop/contracts/shop/storefront'
import { errorsEn } from '@shop/i18n/errors/en'
import { errorsRu } from '@shop/i18n/errors/ru'
import { drain } from './drain.ts'
import { readVisit } from './visit.ts'

const errorText = (code: ErrorCode, locale: Locale) => (locale === 'ru' ? errorsRu : errorsEn)[code]
const localeOf = ({ visit }: FastifyRequest): Locale => visit?.context.locale ?? 'ru'

/** Drains an unread body, so that a sending browser can read the response. */
export async function readTheRest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await drain(request.raw)
  if (request.raw.complete) reply.removeHeader('connection')
}

/** Same shape as the API's refusals, so clients handle both alike. */
export async function refuseJson(request: FastifyRequest, reply: FastifyReply, status: number, code: ErrorCode): Promise<void> {
  await readTheRest(request, reply)
  reply.code(status).headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  reply.send(JSON.stringify({ result: false, code, error: errorText(code, localeOf(request)), requestId: reply.getHeader('x-request-id') }))
}

export async function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  code: ErrorCode,
  headers: Record<string, string> = {},
): Promise<void> {
  await readTheRest(request, reply)
  reply.code(status).headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers })
  reply.send(`${errorText(code, localeOf(request))}\n`)
}

const STATUS_LINES: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Only its language matters: who sent it is not asked. */
const NOBODY = { address: '', secure: false }

/** Refuses an incomplete request by writing to the socket. `request` is set when its head was parsed. */
export function refusalOnSocket(code: string | undefined, request: IncomingMessage | undefined): string {
  const locale = (request && readVisit(request, {}, NOBODY)?.context.locale) ?? 'ru'
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
