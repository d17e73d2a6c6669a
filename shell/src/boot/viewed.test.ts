import { allSettled, fork } from 'effector'
import { pieceViewed } from '@shop/contracts/events/events'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { emitterOf } from '@shop/events'
import { rememberViewed } from './viewed.ts'

const viewed = emitterOf(pieceViewed, 'mfe-catalog')
const RU: ShopContext = { storefront: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' }
const ABROAD: ShopContext = { storefront: 'international', locale: 'en', country: 'AE', currency: 'AED' }

const view = (itemId: number) => ({ itemId, url: `/catalog/rings/${itemId}`, name: `Кольцо ${itemId}` })

beforeEach(() => localStorage.clear())

test('viewed pieces are stored newest first, including one viewed before the shell subscribed', async () => {
  const scope = fork()
  await allSettled(viewed, { scope, params: view(11) })
  rememberViewed(scope, RU)
  await allSettled(viewed, { scope, params: view(31) })
  await allSettled(viewed, { scope, params: view(11) })
  expect(localStorage.getItem('viewed:ru')).toBe('11.31')
})

test('storefronts keep separate lists', async () => {
  const scope = fork()
  rememberViewed(scope, ABROAD)
  await allSettled(viewed, { scope, params: view(31) })
  expect([localStorage.getItem('viewed:ru'), localStorage.getItem('viewed:international')]).toStrictEqual([null, '31'])
})
