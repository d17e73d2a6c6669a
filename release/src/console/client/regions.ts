let newest = 0

/** A late answer never replaces a newer one. */
export async function refresh(): Promise<void> {
  newest += 1
  const own = newest
  const response = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => null)
  if (!response?.ok) return
  const next = new DOMParser().parseFromString(await response.text(), 'text/html')
  if (own !== newest) return
  for (const region of document.querySelectorAll<HTMLElement>('[data-live]')) replace(region, next.getElementById(region.id))
  const head = document.getElementById('head')
  // The first release, or the first that can be read: the page has other regions then.
  if (!head !== !next.getElementById('head') || !document.getElementById('areas') !== !next.getElementById('areas')) location.reload()
}

/** The focus stays where it was, by the id of its element. */
function replace(old: HTMLElement, next: HTMLElement | null) {
  if (!next || next.outerHTML === old.outerHTML) return
  const focused = old.contains(document.activeElement) ? document.activeElement?.id : undefined
  old.replaceWith(document.adoptNode(next))
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
}

/** For screen readers. */
export function say(words: string) {
  const said = document.getElementById('said')
  if (said) said.textContent = words
}
