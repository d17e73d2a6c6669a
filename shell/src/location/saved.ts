/** Storage keys of order drafts, one per storefront. */
const ORDER = /^order:/

/** Clears saved location and order draft. */
export function clearLocation() {
  for (const name of ['city', 'country']) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
  for (const name of Object.keys(localStorage)) if (ORDER.test(name)) localStorage.removeItem(name)
}
