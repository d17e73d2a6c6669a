/** Longer than a slow line needs for a stylesheet of a few KiB. */
const STYLE_TIMEOUT_MS = 5000
const LOOK_EVERY_MS = 500

const hangingBelow = (base: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    (link) => !link.sheet && new URL(link.href, location.href).pathname.startsWith(base),
  )

/**
 * Rejects when a stylesheet below `base` hangs: webpack would wait for it for ever.
 * Removing a hanging link also lets the browser paint what waits for it.
 */
export function stylesOverdue(base: string): { overdue: Promise<never>; stop: () => void } {
  const since = new Map<HTMLLinkElement, number>()
  let timer: ReturnType<typeof setInterval> | undefined
  const overdue = new Promise<never>((_, failed) => {
    timer = setInterval(() => {
      for (const link of hangingBelow(base)) {
        const first = since.get(link) ?? performance.now()
        since.set(link, first)
        if (performance.now() - first < STYLE_TIMEOUT_MS) continue
        link.remove()
        failed(new Error(`no stylesheet ${link.href}`))
      }
    }, LOOK_EVERY_MS)
  })
  overdue.catch(() => {})
  return { overdue, stop: () => clearInterval(timer) }
}
