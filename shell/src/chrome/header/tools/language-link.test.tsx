import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import { $cart, $context } from '@shop/session'
import { aCart, aLine } from '@shop/testing/builders'
import { fakeWire } from '@shop/testing/fake-wire'
import { given, handled } from '@shop/testing/given'
import { renderWith } from '@shop/testing/render-page'
import { leaveFx } from '../../leave.ts'
import { loadMessage, Toasts } from '../../toasts/toasts.tsx'
import { texts } from '../../../platform/texts/ru.ts'
import { LanguageLink } from './language-link.tsx'

async function show(path: string, products = [aLine()]) {
  const left = jest.fn()
  const scope = fork({
    handlers: [...fakeWire({}).handlers, handled(leaveFx, left)],
    values: [
      given($context, { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' }),
      given($cart, aCart({ products, totalProducts: products.length })),
    ],
  })
  await renderWith(
    <>
      <LanguageLink />
      <Toasts />
    </>,
    { scope, locale: 'ru', texts: { shell: texts } },
    path,
  )
  return left
}
/** True where the browser would follow the link at once. */
async function followed(keys = {}) {
  const link = screen.getByRole('link', { name: 'English' })
  const click = createEvent.click(link, keys)
  let isLeft = true
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', stop, { once: true })
  await act(async () => fireEvent(link, click))
  return isLeft
}

// The code of a message is a part of its own.
beforeAll(() => loadMessage())

test.each([
  ['a bag with pieces', '/cart'],
  ['its checkout', '/cart?step=checkout'],
  ['an order of this session', '/order-success/4820719'],
])('from %s the other language is opened once it is confirmed what stays here [country.bag-stays-behind]', async (_, path) => {
  const left = await show(path)
  expect(await followed()).toBe(false)
  expect(await screen.findByText(/Корзина и заказ останутся здесь/)).toBeVisible()
  expect(left).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Перейти' }))
  expect(left).toHaveBeenCalledWith(expect.stringMatching(/^\/\//))
})

test.each([
  ['an empty bag', '/cart', [], {}],
  ['another page', '/catalog', [aLine()], {}],
  ['a bag, into a new tab', '/cart', [aLine()], { ctrlKey: true }],
])('from %s it is opened at once', async (_, path, products, keys) => {
  await show(path, products)
  expect(await followed(keys)).toBe(true)
  expect(screen.queryByText(/останутся здесь/)).toBeNull()
})
