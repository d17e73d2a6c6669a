/** API timeout of the front door. */
export const TIMEOUT_MS = 10_000

export interface ApiCall {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  headers: Record<string, string>
  body?: unknown
}

export interface ApiReply {
  status: number
  /** Parsed JSON; null for another content type. */
  answer: unknown
  setCookies: string[]
}

/** An API call by the front door itself. Rejects when the API is unreachable. */
export async function callApi(apiUrl: string, { method, path, headers, body }: ApiCall): Promise<ApiReply> {
  const response = await fetch(apiUrl + path, {
    method,
    headers: { accept: 'application/json', ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const answer: unknown = await response.json().catch(() => null)
  return { status: response.status, answer, setCookies: response.headers.getSetCookie() }
}

/** An answer of the API to be read as a stream; the timeout ends with its head. Rejects when the API is unreachable. */
export async function openApi(url: string, headers: Record<string, string>): Promise<Response> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new Error(`no answer in ${TIMEOUT_MS} ms`)), TIMEOUT_MS)
  try {
    return await fetch(url, { headers, signal: late.signal })
  } finally {
    clearTimeout(timer)
  }
}
