import { tabStore } from '@shop/http'
const KEY = 'scroll'
const MOST = 50
/** Maximum wait for late content. */
const PATIENCE_MS = 2000

type Positions = [key: string, top: number][]

function read(): Positions {
  try {
    return JSON.parse(tabStore.get(KEY) ?? '[]') as Positions
  } catch {
    return []
  }
}

/** Stores the scroll position of a history entry. */
export function rememberScroll(key: string) {
  const positions = read().filter(([other]) => other !== key)
  tabStore.set(KEY, JSON.stringify([...positions, [key, Math.round(scrollY)]].slice(-MOST)))
}

let stop = () => {}

/** Restores the position; waits for late content unless the shopper scrolls. */
export function restoreScroll(key: string) {
  stop()
  const top = read().find(([other]) => other === key)?.[1] ?? 0
  const isLongEnough = () => top <= Math.max(0, document.documentElement.scrollHeight - innerHeight) + 1
  scrollTo({ top, behavior: 'instant' })
  if (isLongEnough()) return
  const growing = new ResizeObserver(() => {
    if (!isLongEnough()) return
    scrollTo({ top, behavior: 'instant' })
    stop()
  })
  const timer = setTimeout(() => stop(), PATIENCE_MS)
  const given = () => stop()
  stop = () => {
    growing.disconnect()
    clearTimeout(timer)
    for (const sign of ['wheel', 'touchstart', 'keydown']) removeEventListener(sign, given)
  }
  for (const sign of ['wheel', 'touchstart', 'keydown']) addEventListener(sign, given, { passive: true, once: true })
  growing.observe(document.body)
}

export function scrollToPlace(hash: string) {
  stop()
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
  if (target) target.scrollIntoView()
  else scrollTo({ top: 0, behavior: 'instant' })
}
