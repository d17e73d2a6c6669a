import { createEffect } from 'effector'
import { awaited } from '../../../../features/provider/channel.ts'
import { storeReturnPath } from '../../../../features/provider/way-back.ts'

const [WIDTH, HEIGHT] = [520, 720]
const LOOK_MS = 500
/** COOP severs the window before it reports: it seems closed for a moment. */
const GRACE_MS = 3000

/** A provider window and its return. */
export interface Attempt {
  window: Window
  state: string
  controller: AbortController
}

/** Must run synchronously in the click handler, or the browser blocks it. @returns null if blocked */
export const openWindowFx = createEffect((): Window | null => {
  const [left, top] = [screenX + Math.max(0, (outerWidth - WIDTH) / 2), screenY + Math.max(0, (outerHeight - HEIGHT) / 2)]
  const opened = window.open('', 'sign-in', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`)
  return opened && !opened.closed ? opened : null
})

export const leadFx = createEffect(({ window, url }: { window: Window; url: string }): Attempt => {
  window.location.replace(url)
  return { window, state: stateOf(url), controller: new AbortController() }
})

export const returnFx = createEffect(({ state, controller }: Attempt) => awaited(state, controller.signal))

/** Resolves when the window was closed without a result. */
export const closedFx = createEffect(
  ({ window, controller: { signal } }: Attempt) =>
    new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        if (!window.closed) return
        clearInterval(timer)
        setTimeout(() => !signal.aborted && resolve(), GRACE_MS)
      }, LOOK_MS)
      signal.addEventListener('abort', () => clearInterval(timer))
    }),
)

export const giveUpFx = createEffect(({ window, controller }: Attempt) => {
  controller.abort()
  window.close()
})

export const closeWindowFx = createEffect((opened: Window) => opened.close())
export const focusWindowFx = createEffect(({ window }: Attempt) => window.focus())

/** In the same tab: `path` is the return path. */
export const leaveFx = createEffect(({ url, path }: { url: string; path: string | null }) => {
  storeReturnPath({ state: stateOf(url), path: path ?? location.pathname + location.search })
  location.assign(url)
})

const stateOf = (url: string) => new URL(url).searchParams.get('state') ?? ''
