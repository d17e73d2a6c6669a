const isOfThisMachine = (host: string) => host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1'

/** Ends the sentence about a wrong one. */
export const CDN_FORM = 'it must be https:// and a host without a path, such as https://cdn.zlata.ru'

/** Origin of a CDN before `/a/…` or `/pictures/…`, as ARTIFACTS_URL and PICTURES_URL give it; empty without one, null for a wrong one. */
export function readCdn(text: string): string | null {
  if (text === '') return ''
  const url = URL.parse(text)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isOfThisMachine(url.hostname))
  // A CDN asks the front door for the path that it was asked for.
  return url && isSafe && url.href === `${url.origin}/` ? url.origin : null
}
