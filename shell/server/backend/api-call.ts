/** The API has answered by then, or nobody waits any longer. */
export const TIMEOUT_MS = 10_000

export interface ApiCall {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: unknown
}

export interface ApiReply {
  status: number
  /** Parsed JSON; null when the API answered with something else. */
  answer: unknown
  setCookies: string[]
}

/** One call of the front door's own, with the answer as a whole. Rejects when the API cannot be reached. */
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
