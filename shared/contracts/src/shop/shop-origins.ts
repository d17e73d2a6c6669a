/** The shop's origins. A pure module shared by front door and API. */
export interface ShopOrigins {
  /** As configured: `https://zlata.ru`, without trailing slash. */
  origins: readonly string[]
  /** The demo uses localhost names, on any port. */
  servesThisMachine: boolean
}

const THIS_MACHINE = /^(?:(?:[a-z0-9-]+\.)*localhost\.?|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/

/** Parses `https://zlata.ru,https://zlata.com`; null if an item is not an origin. */
export function readOrigins(text: string): string[] | null {
  const items = text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
  const isOrigin = (item: string) => URL.canParse(item) && /^https?:$/.test(new URL(item).protocol) && new URL(item).pathname === '/'
  return items.every(isOrigin) ? items.map((item) => new URL(item).origin) : null
}

/**
 * Origin for links, sitemaps and redirects of this host; null for a foreign host. Configured origins are used as written, so that a visitor
 * cannot inject a scheme or port.
 */
export function originOn(host: string, secure: boolean, { origins, servesThisMachine }: ShopOrigins): string | null {
  const asked = host.toLowerCase()
  const configured = origins.find((origin) => new URL(origin).host === asked)
  if (configured) return configured
  return servesThisMachine && THIS_MACHINE.test(asked) ? `${secure ? 'https' : 'http'}://${asked}` : null
}
