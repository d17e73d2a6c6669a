/** Pages that are measured, in this order. */
export const PAGES = ['home', 'listing', 'product'] as const
export type PageName = (typeof PAGES)[number]

export type InteractionName = 'addToCart' | 'softNav' | 'size' | 'weight' | 'metal'

/** A click and its visible response. */
export interface Interaction {
  on: PageName
  /** Another page of the same kind than the one that is measured, as a path. */
  path?: string
  /** Selector of what is clicked. */
  click: string
  /** JavaScript expression, polled each frame, true once the response is visible. */
  done: string
}

/** Compared sites: the shop and its floor. */
export interface Site {
  name: string
  urls: Record<PageName, string>
  interactions?: Record<InteractionName, Interaction>
}

export interface Plan {
  sites: Site[]
  runs: number
  /** Discarded warm-up runs. */
  warmup: number
  profiles: ProfileName[]
  pages: PageName[]
  chromium: string
  /** Where the figures go, as JSON. */
  out: string
}

export type ProfileName = 'mobile' | 'desktop'

export const PROFILES = {
  /** Slow 4G and a mid-range phone, like Lighthouse's mobile profile. */
  mobile: {
    context: {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
      userAgent:
        'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Mobile Safari/537.36',
    },
    cpuSlowdown: 4,
    network: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
  },
  desktop: {
    context: { viewport: { width: 1350, height: 940 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
    cpuSlowdown: 1,
    network: null,
  },
} as const
