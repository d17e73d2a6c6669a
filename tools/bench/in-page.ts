/** Metrics collected by the page. */
export interface PageReport {
  fcp: number | null
  lcp: number | null
  lcpUrl: string
  cls: number
  longTasks: [start: number, duration: number][]
  /** Longest event of an interaction, from input to next frame. */
  slowestEvent: number
  errors: string[]
}

export interface Watched {
  /** `click`: from the click; `early`: from the navigation start. */
  mode: 'click' | 'early'
  /** Clicked repeatedly from first paint until it responds. */
  early: string | null
}

interface Probe {
  bench: { report: () => PageReport; arm: () => void }
  benchDone?: () => unknown
}

/**
 * Runs in every document before its scripts. Self-contained and without eval, because of the CSP. Interaction times are stored as epochs in
 * session storage, to survive navigation.
 */
export function observe({ mode, early }: Watched): void {
  if (window !== top) return
  const self = window as unknown as Probe
  const seen = {
    fcp: null as number | null,
    lcp: null as number | null,
    lcpUrl: '',
    cls: 0,
    longTasks: [] as [number, number][],
    slowestEvent: 0,
    errors: [] as string[],
  }
  const listen = (type: string, take: (entry: never) => void, options: object = {}) => {
    try {
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry as never))).observe({
        type,
        buffered: true,
        ...options,
      })
    } catch {
      // Unsupported by older browsers.
    }
  }
  listen('paint', ({ name, startTime }: PerformanceEntry) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  listen('largest-contentful-paint', ({ startTime, url }: PerformanceEntry & { url: string }) => {
    seen.lcp = startTime
    seen.lcpUrl = url
  })
  // CLS: session windows with gaps under a second, at most five seconds; the worst counts.
  const shifts = { sum: 0, first: 0, last: 0 }
  listen('layout-shift', ({ startTime, value, hadRecentInput }: PerformanceEntry & { value: number; hadRecentInput: boolean }) => {
    if (hadRecentInput) return
    const sameWindow = shifts.sum > 0 && startTime - shifts.last < 1000 && startTime - shifts.first < 5000
    if (!sameWindow) Object.assign(shifts, { sum: 0, first: startTime })
    shifts.sum += value
    shifts.last = startTime
    seen.cls = Math.max(seen.cls, shifts.sum)
  })
  listen('longtask', ({ startTime, duration }: PerformanceEntry) => seen.longTasks.push([startTime, duration]))
  listen(
    'event',
    ({ duration, interactionId }: PerformanceEntry & { interactionId: number }) => {
      if (interactionId) seen.slowestEvent = Math.max(seen.slowestEvent, duration)
    },
    { durationThreshold: 16 },
  )
  addEventListener('error', ({ message }) => seen.errors.push(message))

  const memory = sessionStorage
  const epoch = (time: number) => String(performance.timeOrigin + time)
  const isDone = () => {
    try {
      return Boolean(document.body && self.benchDone?.())
    } catch {
      return false
    }
  }
  const lookEveryFrame = () => {
    if (!memory.getItem('bench-armed') || memory.getItem('bench-end')) return
    const hasBegun = mode === 'early' || memory.getItem('bench-start')
    if (!hasBegun || !isDone()) {
      requestAnimationFrame(lookEveryFrame)
      return
    }
    // A message after the frame means that it was painted.
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.addEventListener('message', () => memory.setItem('bench-end', epoch(performance.now())))
      channel.port1.start()
      channel.port2.postMessage(0)
    })
  }
  const begin = ({ timeStamp }: Event) => {
    if (mode === 'click' && memory.getItem('bench-armed') && !memory.getItem('bench-start')) memory.setItem('bench-start', epoch(timeStamp))
  }
  addEventListener('pointerdown', begin, true)
  addEventListener('click', begin, true)

  const arm = () => {
    memory.setItem('bench-armed', '1')
    lookEveryFrame()
  }
  self.bench = { report: () => ({ ...seen }), arm }
  lookEveryFrame()
  if (mode !== 'early' || !early) return

  // A second document is a form's response: the clock continues.
  if (!memory.getItem('bench-start')) memory.setItem('bench-start', String(performance.timeOrigin))
  arm()
  let answered = false
  addEventListener('submit', () => (answered = true), true)
  const clickUntilAnswered = () => {
    if (answered || memory.getItem('bench-end')) return
    const button = document.querySelector<HTMLButtonElement>(early)
    if (button && !button.disabled && performance.getEntriesByName('first-contentful-paint').length > 0) button.click()
    setTimeout(clickUntilAnswered, 16)
  }
  clickUntilAnswered()
}
