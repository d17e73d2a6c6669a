/** The cookie activeStep stores cart and checkout steps, never payment steps. */
export type StoredStep = 'cart' | 'checkout'

export const storedStep = (cookies: string): StoredStep | null => {
  const value = /(?:^|;\s*)activeStep=(\w+)/.exec(cookies)?.[1]
  return value === 'cart' || value === 'checkout' ? value : null
}

/** A session cookie: a new browser session starts at the bag. */
export const activeStepCookie = (step: StoredStep) => `activeStep=${step}; Path=/; SameSite=Lax`

/** Whether this path was reloaded; later navigation does not change the result. */
export function isReloadOf(pathname: string): boolean {
  const [entry] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming?]
  return entry?.type === 'reload' && new URL(entry.name).pathname === pathname
}
