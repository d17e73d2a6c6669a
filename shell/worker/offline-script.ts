/** Answered by the worker, for its offline page: the policy allows no inline script. */
export const OFFLINE_SCRIPT = '/offline.js'

const LOOK_EVERY_MS = 5000

const CODE = `const look = () => fetch('/front-door/health/live', { cache: 'no-store' }).then(({ ok }) => ok && location.reload(), () => {})
addEventListener('online', look)
setInterval(() => document.hidden || look(), ${LOOK_EVERY_MS})
`

export const answerOfflineScript = async () => new Response(CODE, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })

/** Subresource integrity, as every script of the shop has. */
export async function integrityOfScript(): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(CODE))
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`
}
