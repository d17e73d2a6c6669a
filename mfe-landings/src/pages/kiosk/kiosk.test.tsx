import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { KIOSK_IDLE_MS } from '@shop/contracts/core/limits'
import { WidgetHost, type WidgetProps } from '@shop/routing'
import { $popup, popupOpened } from '@shop/session'
import { allSettled } from 'effector'
import { fakeWire } from '@shop/testing/fake-wire'
import { renderPage } from '@shop/testing/render-page'
import * as page from './index.ts'
import { texts as ru } from './texts/ru.ts'

const CONTENT = {
  page: {
    path: 'landings/tablet-subscription',
    title: 'Подписка на планшете',
    lead: 'Оставьте почту.',
    version: 1,
    date: '2026-11-01',
    versions: [{ version: 1, date: '2026-11-01' }],
    blocks: [],
  },
}

let forms = 0
/** A form that keeps what was typed, as long as it is the same form. */
function Form({ widget, props }: WidgetProps) {
  const [number] = useState(() => (forms += 1))
  return <p>{`${widget} ${JSON.stringify(props)} ${number}`}</p>
}

async function open() {
  const Page = () => (
    <WidgetHost value={Form}>
      <page.Page />
    </WidgetHost>
  )
  const wire = fakeWire({
    'POST /_content/landings%2Ftablet-subscription': CONTENT,
    'POST /_content/landings/tablet-subscription': CONTENT,
  })
  return renderPage({ ...page, Page }, '/landings/tablet-subscription', { wire, texts: { 'page/kiosk': ru } })
}
const later = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds))

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => {})
  forms = 0
})
afterEach(() => jest.useRealTimers())

test('resets the form and clears browser storage after a minute of inactivity', async () => {
  const { scope } = await open()
  expect(screen.getByText('subscription {"place":"tablet"} 1')).toBeVisible()
  localStorage.setItem('saved', 'anna@mail.example')
  sessionStorage.setItem('saved', 'anna@mail.example')
  await allSettled(popupOpened, { scope, params: { owner: 'mfe-profile', widget: 'auth' } })
  await later(KIOSK_IDLE_MS - 1)
  expect(screen.getByText(/ 1$/)).toBeVisible()
  await later(1)
  expect(screen.getByText(/ 2$/)).toBeVisible()
  expect([localStorage.length, sessionStorage.length, scope.getState($popup)]).toStrictEqual([0, 0, null])
})

test.each(['pointerdown', 'keydown', 'input'])('a %s event postpones the reset', async (touch) => {
  await open()
  await later(KIOSK_IDLE_MS - 1000)
  await act(async () => void document.body.dispatchEvent(new Event(touch, { bubbles: true })))
  await later(KIOSK_IDLE_MS - 1000)
  expect(screen.getByText(/ 1$/)).toBeVisible()
  await later(1000)
  expect(screen.getByText(/ 2$/)).toBeVisible()
})

test('resets a page restored from the back/forward cache', async () => {
  await open()
  const event = Object.assign(new Event('pageshow'), { persisted: true })
  await act(async () => void window.dispatchEvent(event))
  expect(screen.getByText(/ 2$/)).toBeVisible()
})

test('has no links and is noindex', async () => {
  const { scope } = await open()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  const context = { storefront: 'international', locale: 'en', country: 'AE', currency: 'AED' } as const
  const address = { pathname: '/landings/tablet-subscription', search: '', params: {} }
  expect(page.head({ scope, t: (key) => key, context, origin: 'https://shop.com', address })).toMatchObject({ noindex: true })
})
