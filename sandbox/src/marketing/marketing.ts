import { randomUUID, timingSafeEqual } from 'node:crypto'
import { isFromOurPage, json, seeOther, text } from '../frame/answers.ts'
import { Bounded } from '../frame/bounded.ts'
import { changed } from '../frame/changes.ts'
import type { Answer, Ask, Service } from '../frame/service.ts'
import { type Mode, MODES } from './mode.ts'
import { faultOf, isOperation, mustBeSync, type Operation } from './operation.ts'
import { marketingSection } from './section.ts'

export interface MarketingKeys {
  endpointId: string
  secretKey: string
}

const PATH = /^\/v3\/operations\/(sync|async)$/
const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i

/** Marketing platform stand-in with Mindbox v3 protocol. */
export function marketingService({ endpointId, secretKey }: MarketingKeys): Service {
  const operations = new Bounded<Operation>()
  let mode: Mode = 'ok'

  const take = (ask: Ask, isSync: boolean): Answer => {
    if (mode === 'down') return json({ status: 'InternalServerError', errorMessage: 'Down on purpose', httpStatusCode: 503 }, 503)
    if (mode === 'protocol' || !isKey(ask.headers.authorization, secretKey)) return protocolError(401, 'The secret key is wrong')
    const query = ask.url.searchParams
    const [operation, device] = [query.get('operation') ?? '', query.get('deviceUUID') ?? '']
    if (query.get('endpointId') !== endpointId) return protocolError(404, 'No such endpoint')
    if (!isOperation(operation)) return protocolError(404, `No such operation: ${operation}`)
    if (isSync !== mustBeSync(operation)) return protocolError(400, `${operation} is ${isSync ? 'asynchronous' : 'synchronous'}`)
    if (!UUID.test(device)) return protocolError(400, 'deviceUUID is no UUID')
    const body = parsed(ask.body)
    if (!body) return protocolError(400, 'The body is no JSON object')
    const fault = faultOf(operation, body)
    if (fault || mode === 'validation') {
      return json({ status: 'ValidationError', validationMessages: [fault ?? { message: 'Refused on purpose', location: '/' }] })
    }
    operations.add({ id: randomUUID(), at: new Date().toISOString(), operation, isSync, device, body })
    return json({ status: 'Success', ...(isSync && { customer: { processingStatus: 'Found' } }) })
  }

  const setMode = (ask: Ask): Answer => {
    if (!isFromOurPage(ask)) return text(403, 'Forms of this page only')
    const asked = new URLSearchParams(ask.body).get('mode')
    mode = MODES.find((one) => one === asked) ?? mode
    changed()
    return seeOther('/#marketing')
  }

  return {
    handle: (ask) => {
      const { method, url } = ask
      const kind = PATH.exec(url.pathname)?.[1]
      if (kind && method === 'POST') return take(ask, kind === 'sync')
      if (method === 'POST' && url.pathname === '/marketing/mode') return setMode(ask)
      return method === 'GET' && url.pathname === '/marketing/operations' ? json({ operations: operations.all }) : null
    },
    section: (locale) => marketingSection(operations.all, mode, locale),
  }
}

const protocolError = (status: number, errorMessage: string) =>
  json({ status: 'ProtocolError', errorMessage, errorId: randomUUID(), httpStatusCode: status }, status)

/** `SecretKey …`, or the older `Mindbox secretKey="…"`. */
function isKey(given: string | undefined, secretKey: string): boolean {
  const [, plain, quoted] = /^(?:SecretKey (\S+)|Mindbox secretKey="([^"]+)")$/.exec(given ?? '') ?? []
  const [one, other] = [Buffer.from(plain ?? quoted ?? ''), Buffer.from(secretKey)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function parsed(body: string): Record<string, unknown> | null {
  try {
    const value = JSON.parse(body) as unknown
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
