import { createWatch, fork } from 'effector'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST } from '@shop/contracts/account/common-data'
import { shopContext } from '@shop/contracts/shop/storefront'
import { $context, $favorites, $user, popupClosed } from '@shop/session'
import { fakeWire } from '@shop/testing/fake-wire'
import { renderWith } from '@shop/testing/render-page'
import { reloadFx } from '#features/sign-out/sign-out.ts'
import { Widget } from './index.ts'
import { texts as ru } from './texts/ru.ts'

async function open(host = 'shop.ru.localhost') {
  const wire = fakeWire({ 'GET /logout': { result: true } })
  const reloaded = jest.fn()
  const scope = fork({
    handlers: [...wire.handlers, [reloadFx, reloaded]],
    values: [
      [$user, { ...GUEST, isAuth: true, name: 'Анна', surname: 'Петрова', phone: '+79000000001' }],
      [$favorites, [1, 2]],
      [$context, shopContext({ host, cookies: {} })],
    ],
  })
  await renderWith(<Widget />, { scope, texts: { 'widget/account-menu': ru } }, '/catalog')
  return { scope, wire, reloaded }
}
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('links to the profile sections and is titled with the shopper’s name [popups.of-the-profile]', async () => {
  await open()
  expect(screen.getByRole('heading', { name: 'Анна Петрова' })).toBeVisible()
  expect(links()).toStrictEqual([
    '/profile?section=ordersData',
    '/profile?section=piecesData',
    '/profile?section=bonusesData',
    '/profile?section=certificatesData',
    '/profile?section=subscriptionsData',
    '/profile?section=personalData',
    '/profile?section=securityData',
    '/wishlist',
  ])
})

test('outside Russia has no bonuses and no certificates', async () => {
  await open('shop.com.localhost')
  expect(links()).toStrictEqual([
    '/profile?section=ordersData',
    '/profile?section=piecesData',
    '/profile?section=subscriptionsData',
    '/profile?section=personalData',
    '/profile?section=securityData',
    '/wishlist',
  ])
})

test('following a link closes it', async () => {
  const { scope } = await open()
  const closed = jest.fn()
  createWatch({ unit: popupClosed, fn: closed, scope })
  await userEvent.click(screen.getByRole('link', { name: 'Заказы' }))
  expect(closed).toHaveBeenCalledTimes(1)
})

test('signing out sends the CSRF token, clears the user and favorites, and reloads the page [auth.logout-of-profile]', async () => {
  const { scope, wire, reloaded } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }))
  expect(wire.sent[0]).toMatchObject({ method: 'GET', path: '/logout', csrf: true })
  expect(scope.getState($user)).toStrictEqual(GUEST)
  expect(scope.getState($favorites)).toStrictEqual([])
  expect(reloaded).toHaveBeenCalledTimes(1)
})
