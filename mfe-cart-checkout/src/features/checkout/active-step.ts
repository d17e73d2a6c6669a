/** The cart and checkout steps are remembered in the cookie activeStep; payment steps never are. */
export type RememberedStep = 'cart' | 'checkout'

export const rememberedStep = (cookies: string): RememberedStep | null => {
  const value = /(?:^|;\s*)activeStep=(\w+)/.exec(cookies)?.[1]
  return value === 'cart' || value === 'checkout' ? value : null
}

/** A session cookie: a new browser session starts at the bag. */
export const activeStepCookie = (step: RememberedStep) => `activeStep=${step}; Path=/; SameSite=Lax`

/** The browser got its document by reloading this path; navigation inside the document does not change the answer. */
export function isReloadOf(pathname: string): boolean {
  const [entry] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming?]
  return entry?.type === 'reload' && new URL(entry.name).pathname === pathname
}
