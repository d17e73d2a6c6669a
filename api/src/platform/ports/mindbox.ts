import { withoutForbiddenSigns } from '@shop/contracts/contact/forbidden-signs'
import { type MarketingOperation, MARKETING_OPERATIONS } from '@shop/contracts/marketing/marketing-operations'

/** The marketing platform, Mindbox v3. */
export interface MindboxPort {
  /** False when not configured: no operations are queued. */
  isOn: boolean
  /** Throws RefusedByPlatform for permanent failures, other errors for temporary ones. */
  send: (operation: MarketingOperation, device: string, body: object) => Promise<void>
}

export interface MindboxConfig {
  url: string | undefined
  /** The site that sends the operation. */
  endpointId: string
  secretKey: string
}

/** The platform understood the operation and refused it. */
export class RefusedByPlatform extends Error {}

/** Sign-in operations are synchronous and must not delay the shopper. */
const SYNC_TIMEOUT_MS = 1500
const ASYNC_TIMEOUT_MS = 5000
const SYNC: ReadonlySet<MarketingOperation> = new Set(['authorize'])

/** `POST /v3/operations/{sync,async}?endpointId=&operation=&deviceUUID=`, JSON, `Authorization: SecretKey …`. */
export function mindboxPort({ url, endpointId, secretKey }: MindboxConfig): MindboxPort {
  if (!url) return { isOn: false, send: () => Promise.reject(new Error('No marketing platform is configured: set MINDBOX_URL.')) }
  return {
    isOn: true,
    send: async (operation, device, body) => {
      const isSync = SYNC.has(operation)
      const address = new URL(`/v3/operations/${isSync ? 'sync' : 'async'}`, url)
      address.search = String(new URLSearchParams({ endpointId, operation: MARKETING_OPERATIONS[operation], deviceUUID: device }))
      const response = await fetch(address, {
        method: 'POST',
        body: JSON.stringify(plain(body)),
        headers: { 'content-type': 'application/json; charset=utf-8', accept: 'application/json', authorization: `SecretKey ${secretKey}` },
        signal: AbortSignal.timeout(isSync ? SYNC_TIMEOUT_MS : ASYNC_TIMEOUT_MS),
      })
      const { status } = (await response.json().catch(() => ({}))) as { status?: unknown }
      if (response.ok && status === 'Success') return
      // The message may contain an address: only the kind of refusal is kept.
      const said = `The marketing platform answered ${response.status} ${typeof status === 'string' ? status.slice(0, 40) : ''}`.trim()
      // A wrong key or a busy platform can be fixed elsewhere: retried. A wrong body is permanent.
      const isWrong = status === 'ValidationError' || response.status === 400 || response.status === 404
      throw isWrong ? new RefusedByPlatform(said) : new Error(said)
    },
  }
}

/** Removes characters that the platform refuses from all strings. */
function plain<T>(value: T): T {
  if (typeof value === 'string') return withoutForbiddenSigns(value) as T
  if (Array.isArray(value)) return value.map((one: unknown) => plain(one)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner as unknown)])) as T
}
