/** Storage keys of order drafts, one per storefront. */
const ORDER = /^order:/

/** Clears saved location and order draft; a kept country is there again for who comes back to this domain. */
export function clearLocation({ keepsCountry = false } = {}) {
  for (const name of keepsCountry ? ['city'] : ['city', 'country']) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
  for (const name of Object.keys(localStorage)) if (ORDER.test(name)) localStorage.removeItem(name)
}
