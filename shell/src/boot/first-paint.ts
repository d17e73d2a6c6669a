import type { Early } from '../platform/hydration/early-state.ts'

/** Async scripts may run before the document is complete; its data is at the end. */
export const whenParsed = () =>
  document.readyState === 'loading'
    ? new Promise<void>((done) => addEventListener('DOMContentLoaded', () => done(), { once: true }))
    : Promise.resolve()

const PAINT_TIMEOUT_MS = 3000

const painted = () =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: 'paint', buffered: true })
    setTimeout(resolve, PAINT_TIMEOUT_MS) // background tabs never paint
    // Without a layout a window shows nothing.
    void whenParsed().then(() => document.querySelector('header') ?? resolve())
  })

const SIGNS = ['early', 'pointerdown', 'pointerover', 'keydown', 'touchstart', 'scroll']

/** An interaction ends the wait. */
const touched = () =>
  new Promise<void>((done) => {
    for (const event of SIGNS) addEventListener(event, () => done(), { once: true, passive: true, capture: true })
    const { early } = window as { early?: Early }
    if (early?.waiting.length || early?.pressed.size) done()
  })

const PICTURE_TIMEOUT_MS = 1000
const FRAME_TIMEOUT_MS = 200

/** Pictures with fetchpriority=high. */
const picturesCame = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')].map(
      (picture) =>
        new Promise<void>((done) => {
          if (picture.complete) done()
          for (const event of ['load', 'error']) picture.addEventListener(event, () => done(), { once: true })
          setTimeout(done, PICTURE_TIMEOUT_MS)
        }),
    ),
  )

/** A loaded picture is painted in the next frame; background tabs have none. */
const shown = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, FRAME_TIMEOUT_MS)
  })

/** Delays code until first paint and LCP. */
export const whenSeen = () => Promise.race([touched(), painted().then(picturesCame).then(shown)])
