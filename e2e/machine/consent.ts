import type { BrowserContext } from '@playwright/test'
import { CONSENT_COOKIE, consentCookie } from '@shop/contracts/marketing/consent-cookie'

const HOSTS = ['shop.ru.localhost', 'en.shop.ru.localhost', 'shop.com.localhost', 'localhost']

/** A browser that has been in the shop before: the banner does not ask it again. */
export async function answerBanner(context: BrowserContext, given: boolean | null): Promise<void> {
  if (given === null) return
  await context.addCookies(HOSTS.map((domain) => ({ name: CONSENT_COOKIE, value: consentCookie(given), domain, path: '/' })))
}
