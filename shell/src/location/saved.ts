/** Keys of the order draft, one per storefront. */
const ORDER = /^order:/

/** With the domain, the saved place and the saved order go. */
export function forgetPlace() {
  for (const name of ['city', 'country']) document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
  for (const name of Object.keys(localStorage)) if (ORDER.test(name)) localStorage.removeItem(name)
}
