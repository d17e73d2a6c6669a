/** Hosts that the shop answers on. One pure module for the front door and the API. */
export interface ShopOrigins {
  /** As configured: `https://zlata.ru`, without a slash at the end. */
  origins: readonly string[]
  /** The demo answers on this machine's own names, on any port. */
  servesThisMachine: boolean
}

const THIS_MACHINE = /^(?:(?:[a-z0-9-]+\.)*localhost\.?|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/

/** Reads `https://zlata.ru,https://zlata.com`; null when an item is not an origin. */
export function readOrigins(text: string): string[] | null {
  const items = text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
  const isOrigin = (item: string) => URL.canParse(item) && /^https?:$/.test(new URL(item).protocol) && new URL(item).pathname === '/'
  return items.every(isOrigin) ? items.map((item) => new URL(item).origin) : null
}

/**
 * The origin that pages, sitemaps and redirects of this host name; null for a host that is not the shop's. A configured origin is
 * taken as it was written, so that neither a scheme nor a port of the visitor's choice gets into a page.
 */
export function originOn(host: string, secure: boolean, { origins, servesThisMachine }: ShopOrigins): string | null {
  const asked = host.toLowerCase()
  const configured = origins.find((origin) => new URL(origin).host === asked)
  if (configured) return configured
  return servesThisMachine && THIS_MACHINE.test(asked) ? `${secure ? 'https' : 'http'}://${asked}` : null
}
