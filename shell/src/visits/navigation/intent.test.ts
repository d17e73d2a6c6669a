import { watchIntent } from './intent.ts'
import type { Visits } from '../opening/visits.ts'

test('what the page behind a link needs is asked for when a shopper points at the link, not when Tab or Back focuses it', () => {
  jest.useFakeTimers()
  document.body.innerHTML = '<main><a href="/catalog/earrings/studs"></a></main>'
  const prepare = jest.fn()
  watchIntent({ prepare } as unknown as Visits)
  const link = document.querySelector<HTMLAnchorElement>('main a')

  link?.focus()
  jest.advanceTimersByTime(0)
  expect(prepare).not.toHaveBeenCalled()

  link?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  jest.advanceTimersByTime(0)
  expect(prepare.mock.calls).toStrictEqual([[new URL('/catalog/earrings/studs', location.href)]])
})
