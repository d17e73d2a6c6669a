import { withoutForbiddenSigns } from '@shop/contracts/contact/forbidden-signs'
import { type MarketingOperation, MARKETING_OPERATIONS } from '@shop/contracts/marketing/marketing-operations'

/** The marketing platform, Mindbox v3. */
export interface MindboxPort {
  /** False where no platform is configured: nothing is put for it then. */
  isOn: boolean
  /** Throws RefusedByPlatform for what no repetition can mend, another error for what may work later. */
  send: (operation: MarketingOperation, device: string, body: object) => Promise<void>
}

export interface MindboxConfig {
  url: string | undefined
  /** Which of our sites speaks. */
  endpointId: string
  secretKey: string
}

/** The platform has understood and says no. */
export class RefusedByPlatform extends Error {}

/** Signing in is told of at once and must not keep anybody waiting. */
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
      // Its words may repeat an address: only the kind of the refusal is kept.
      const said = `The marketing platform answered ${response.status} ${typeof status === 'string' ? status.slice(0, 40) : ''}`.trim()
      // A wrong key and a busy platform are mended elsewhere: the operation waits. A wrong body stays wrong.
      const isWrong = status === 'ValidationError' || response.status === 400 || response.status === 404
      throw isWrong ? new RefusedByPlatform(said) : new Error(said)
    },
  }
}

/** The same with every text free of the signs that the platform does not take. */
function plain<T>(value: T): T {
  if (typeof value === 'string') return withoutForbiddenSigns(value) as T
  if (Array.isArray(value)) return value.map((one: unknown) => plain(one)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner as unknown)])) as T
}
