import { shownSerial } from './api.ts'
import { refresh, say } from './regions.ts'
import { warnOfNews } from './sheet.ts'

/** Follows the console's news; says so when there is no connection, and catches up when there is one again. */
export function followNews() {
  const banner = document.getElementById('offline')
  let isFirst = true
  const source = new EventSource('/live')
  source.addEventListener('changed', ({ data }: MessageEvent<string>) => {
    const { serial, changed } = JSON.parse(data) as { serial: number; changed: string[] }
    const isNew = serial !== shownSerial()
    warnOfNews(serial, changed)
    if (!isFirst || isNew) void refresh().then(() => isNew && say(document.querySelector('#head h1')?.textContent ?? ''))
    isFirst = false
  })
  source.addEventListener('open', () => banner?.setAttribute('hidden', ''))
  source.addEventListener('error', () => {
    if (!banner?.hidden) return
    const { words, now } = banner.dataset
    banner.textContent = `${words} ${new Date().toTimeString().slice(0, 5)}: ${now}`
    banner.hidden = false
  })
  // A frozen page on a phone may have missed everything.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void refresh())
}
