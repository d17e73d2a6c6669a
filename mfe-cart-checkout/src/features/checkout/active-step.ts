/** Spec §2: the cart and checkout steps are remembered in a cookie; payment steps never are (reading 30). */
export type RememberedStep = 'cart' | 'checkout'

export const rememberedStep = (cookies: string): RememberedStep | null => {
  const value = /(?:^|;\s*)activeStep=(\w+)/.exec(cookies)?.[1]
  return value === 'cart' || value === 'checkout' ? value : null
}

/** For as long as the browser is open: tomorrow the bag is looked at first. */
export const activeStepCookie = (step: RememberedStep) => `activeStep=${step}; Path=/; SameSite=Lax`
