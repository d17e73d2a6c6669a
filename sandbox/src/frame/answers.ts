import type { Answer, Ask } from './service.ts'

/** CSP of our pages: no external resources, only the live update script. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'"

const answer = (status: number, type: string, body: string | Buffer, headers: Record<string, string> = {}): Answer => ({
  status,
  body,
  headers: { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
})

export const page = (body: string, headers: Record<string, string> = {}) =>
  answer(200, 'text/html; charset=utf-8', body, {
    vary: 'accept-language',
    'referrer-policy': 'same-origin',
    'content-security-policy': PAGE_POLICY,
    ...headers,
  })

export const json = (value: unknown, status = 200) => answer(status, 'application/json; charset=utf-8', `${JSON.stringify(value)}\n`)

export const text = (status: number, body: string) => answer(status, 'text/plain; charset=utf-8', `${body}\n`)

export const file = (type: string, body: Buffer) => answer(200, type, body, { 'cache-control': 'max-age=3600' })

/** Redirect after a form (303). */
export const seeOther = (address: string) => answer(303, 'text/plain; charset=utf-8', '', { location: address })

/** Accepts forms of our own pages only: any site could post to a loopback address. */
export function isFromOurPage({ headers }: Ask): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  return headers.origin !== undefined && headers.origin === `http://${headers.host}`
}
