import { localStore, writeCookie } from '@shop/http'

/** Storage keys of order drafts, one per storefront. */
const ORDER = /^order:/

/** Clears saved location and order draft; a kept country is there again for who comes back to this domain. */
export function clearLocation({ keepsCountry = false } = {}) {
  for (const name of keepsCountry ? ['city'] : ['city', 'country']) writeCookie(`${name}=; Path=/; Max-Age=0; SameSite=Lax`)
  for (const name of localStore.keys()) if (ORDER.test(name)) localStore.remove(name)
}
