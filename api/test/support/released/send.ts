import { once } from 'node:events'
import http from 'node:http'
import { searchOf } from '@shop/contracts/core/endpoint'
import type { Answer, Shopper } from '../people/shopper.ts'
import { FRONT_DOOR_KEY } from '../services/processes.ts'
import type { KeptCall } from './calls.ts'
import { type Fields, filled } from './fill.ts'

/** What a step of the journey knows of its call: fields that a version does not have are not sent. */
export interface Sent {
  by: Shopper
  /** For each `{}` of the path. */
  params?: (string | number)[]
  body?: Record<string, unknown>
  query?: Record<string, unknown>
  /** Optional fields without which the call has no sense: an order without a name. */
  needs?: string[]
  /** The answer says that nothing was done, and why. */
  isDeclined?: boolean
  /** Of a form. */
  file?: Blob
}

const STREAM = 'text/event-stream'

function formOf(fields: Record<string, unknown>, field: string, file: Blob): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append(field, file, 'file')
  return form
}

/** Sends a call with all fields of its shape, or with no more than it needs. */
export async function send(
  { call, shape }: KeptCall,
  { by, params = [], body, query, needs = [], file }: Sent,
  isWhole: boolean,
): Promise<Answer> {
  const [method = '', pattern = ''] = call.split(' ')
  const left = [...params]
  const fields: Fields = isWhole ? 'all' : needs
  const search = shape.query ? searchOf(filled(shape.query, query ?? {}, fields) as Parameters<typeof searchOf>[0]) : ''
  const path = pattern.replaceAll('{}', () => encodeURIComponent(left.shift() ?? '')) + search
  if (shape.type === STREAM) return opened(by, path)
  if (!shape.body) return by.ask(method, path)
  const given = filled(shape.body, body ?? {}, fields) as Record<string, unknown>
  return by.ask(method, path, shape.file && file ? formOf(given, shape.file, file) : JSON.stringify(given))
}

/** Reads the headers of a stream and closes it. With `http`, because an aborted `fetch` keeps its connection open and the shop could not close. */
async function opened({ url, cookies }: Shopper, path: string): Promise<Answer> {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  const headers = { accept: STREAM, 'x-front-door': FRONT_DOOR_KEY, 'x-forwarded-host': 'shop.ru.localhost', cookie: cookie.join('; ') }
  const request = http.get(url + path, { agent: false, headers })
  const [{ statusCode = 0, headers: given }] = (await once(request, 'response')) as [http.IncomingMessage]
  request.on('error', () => undefined)
  request.destroy()
  return { status: statusCode, headers: new Headers({ 'content-type': given['content-type'] ?? '' }), body: null }
}
