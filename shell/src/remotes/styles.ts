/** Timeout for a small stylesheet. */
const STYLE_TIMEOUT_MS = 5000
const LOOK_EVERY_MS = 500

const hangingBelow = (base: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    (link) => !link.sheet && new URL(link.href, location.href).pathname.startsWith(base),
  )

/** Rejects when a stylesheet below `base` hangs, which webpack would await forever. Removing the link also unblocks painting. */
export function stylesOverdue(base: string): { overdue: Promise<never>; stop: () => void } {
  const since = new Map<HTMLLinkElement, number>()
  let timer: ReturnType<typeof setInterval> | undefined
  const overdue = new Promise<never>((_, failed) => {
    timer = setInterval(() => {
      const now = performance.now()
      for (const link of hangingBelow(base)) if (!since.has(link)) since.set(link, now)
      for (const [link, first] of since) {
        if (link.sheet) since.delete(link)
        // Two pages may wait for one stylesheet: the first timeout removes both links and rejects both.
        else if (!link.isConnected || now - first >= STYLE_TIMEOUT_MS) {
          link.remove()
          failed(new Error(`no stylesheet ${link.href}`))
        }
      }
    }, LOOK_EVERY_MS)
  })
  overdue.catch(() => {})
  return { overdue, stop: () => clearInterval(timer) }
}
