import { createEffect } from 'effector'
import { awaited } from './channel.ts'
import { storeReturnPath } from './way-back.ts'

const [WIDTH, HEIGHT] = [520, 720]
const LOOK_MS = 500
/** The way back cuts the window off before its page can say what it brings: until then it only seems closed. */
const GRACE_MS = 3000

/** One window and the way back from it. */
export interface Attempt {
  window: Window
  state: string
  controller: AbortController
}

const stateOf = (url: string) => new URL(url).searchParams.get('state') ?? ''

/** The window of a provider; each who waits for one has effects of their own. */
export function createProviderWindow() {
  /** Called within the click itself: later the browser blocks it. @returns null where it is blocked. */
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

  /** Resolves once the window is closed and nothing has come of it. */
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

  /** In this very tab: `path` is where the shopper goes on afterwards. */
  const leaveFx = createEffect(({ url, path }: { url: string; path: string | null }) => {
    storeReturnPath({ state: stateOf(url), path: path ?? location.pathname + location.search })
    location.assign(url)
  })

  return { openFx, leadFx, returnFx, closedFx, giveUpFx, closeFx, focusFx, leaveFx }
}
