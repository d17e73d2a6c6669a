import type { BrowserContext } from '@playwright/test'
import { CONSENT_COOKIE, consentCookie } from '@shop/contracts/marketing/consent-cookie'

const HOSTS = ['shop.ru.localhost', 'en.shop.ru.localhost', 'shop.com.localhost', 'localhost']

/** The browser has answered the banner before. */
export async function answerBanner(context: BrowserContext, given: boolean | null): Promise<void> {
  if (given === null) return
  await context.addCookies(HOSTS.map((domain) => ({ name: CONSENT_COOKIE, value: consentCookie(given), domain, path: '/' })))
}
