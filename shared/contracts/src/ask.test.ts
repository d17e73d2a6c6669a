import { ask, askKey } from './core/ask.ts'
import { updateCart } from './cart/cart.ts'
import { deliveryOffersOf } from './places/delivery.ts'
import { showSection } from './catalog/listing.ts'
import { productInfo } from './catalog/product.ts'

const body = { url: 'rings', limit: 48, offset: 0, parameters: {} }

test('an ask holds the wire call and the parameters of the request effect of the same contract', () => {
  expect(ask(productInfo, { params: { category: 'rings', id: 'aurora/x' } })).toStrictEqual({
    method: 'GET',
    path: '/catalog/rings/aurora%2Fx/info',
    params: { category: 'rings', id: 'aurora/x' },
  })
  expect(ask(showSection, { params: { section: 'catalog' }, body })).toMatchObject({ method: 'POST', path: '/catalog/show', body })
  expect(ask(deliveryOffersOf, { search: '?city_id=1' }).path).toBe('/delivery/offers?city_id=1')
})

test('calls that change data are never prefetched', () => {
  expect(() => ask(updateCart, {})).toThrow('changes something')
})

test('a request key consists of method, address and body', () => {
  const rings = ask(showSection, { params: { section: 'catalog' }, body })
  const second = ask(showSection, { params: { section: 'catalog' }, body: { ...body, offset: 48 } })
  expect(askKey(rings)).toBe(askKey({ method: 'POST', path: '/catalog/show', body }))
  expect(askKey(rings)).not.toBe(askKey(second))
})
