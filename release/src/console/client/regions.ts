let running: Promise<void> | null = null
let isDue = false

/** Brings what the console says now. Calls during an answer are one more question: the newest always comes, and none is late. */
export function refresh(): Promise<void> {
  isDue = true
  running ??= askUntilNew().finally(() => {
    running = null
  })
  return running
}

async function askUntilNew(): Promise<void> {
  while (isDue) {
    isDue = false
    const address = location.href
    const response = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => null)
    const text = response?.ok ? await response.text().catch(() => null) : null
    // Another area was opened meanwhile: its own answer follows.
    if (text !== null && address === location.href) take(new DOMParser().parseFromString(text, 'text/html'))
  }
}

function take(next: Document): void {
  // The first release, or the first that can be read again: the page has other regions then.
  if (!document.getElementById('areas') !== !next.getElementById('areas')) return location.reload()
  for (const region of document.querySelectorAll<HTMLElement>('[data-live]')) replace(region, next.getElementById(region.id))
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
