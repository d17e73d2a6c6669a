import { createEffect } from 'effector'
import { awaited } from './channel.ts'
import { storeReturnPath } from './way-back.ts'

const [WIDTH, HEIGHT] = [520, 720]
const LOOK_MS = 500
/** The callback page severs its opener before it sends the result: until then the window only seems closed. */
const GRACE_MS = 3000

/** One provider window and its callback. */
export interface Attempt {
  window: Window
  state: string
  controller: AbortController
}

const stateOf = (url: string) => new URL(url).searchParams.get('state') ?? ''

/** Effects of one provider window. */
export function createProviderWindow() {
  /** Call it within the click: later the browser blocks it. @returns null if blocked. */
  const openFx = createEffect((): Window | null => {
    const [left, top] = [screenX + Math.max(0, (outerWidth - WIDTH) / 2), screenY + Math.max(0, (outerHeight - HEIGHT) / 2)]
    const opened = window.open('', 'sign-in', `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`)
    return opened && !opened.closed ? opened : null
  })

  const leadFx = createEffect(({ window, url }: { window: Window; url: string }): Attempt => {
    window.location.replace(url)
    return { window, state: stateOf(url), controller: new AbortController() }
  })

  const returnFx = createEffect(({ state, controller }: Attempt) => awaited(state, controller.signal))

  /** Resolves once the window is closed without a result. */
  const closedFx = createEffect(
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

  const giveUpFx = createEffect(({ window, controller }: Attempt) => {
    controller.abort()
    window.close()
  })

  const closeFx = createEffect((opened: Window) => opened.close())
  const focusFx = createEffect(({ window }: Attempt) => window.focus())

  /** Redirects this tab; `path` is where the shopper continues afterwards. */
  const leaveFx = createEffect(({ url, path }: { url: string; path: string | null }) => {
    storeReturnPath({ state: stateOf(url), path: path ?? location.pathname + location.search })
    location.assign(url)
  })

  return { openFx, leadFx, returnFx, closedFx, giveUpFx, closeFx, focusFx, leaveFx }
}
