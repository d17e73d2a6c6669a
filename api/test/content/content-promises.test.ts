import { promises, type ShopPromise } from '@shop/contracts/content/promises'
import { REFUND_DAYS } from '@shop/contracts/core/limits'
import { FREE_DELIVERY_FROM } from '../../src/goods/places/delivery/figures.ts'
import { INTERNATIONAL, keeps, refusal, RUSSIAN, Shopper } from '../support/people/shopper.ts'

const on = async (place: string, host = RUSSIAN): Promise<ShopPromise[]> => {
  const answer = await new Shopper({ host }).get(`/promises?place=${place}`)
  expect(keeps(promises, answer)).toBe(true)
  return (answer.body as { promises: ShopPromise[] }).promises
}

test('the home page lists its promises in the storefront’s language, with links to details', async () => {
  const [ru, en] = await Promise.all([on('home'), on('home', INTERNATIONAL)])
  expect(ru.map(({ key, icon, url }) => [key, icon, url])).toStrictEqual([
    ['hallmark', 'hallmark', null],
    ['gift', 'gift', null],
    ['exchange', 'exchange', '/vozvrat'],
    ['care', 'care', '/ukhod-za-ukrasheniyami'],
  ])
  expect(en.map(({ key, url }) => [key, url])).toStrictEqual([
    ['hallmark', null],
    ['gift', null],
    ['exchange', '/returns'],
    ['care', '/caring-for-jewelry'],
  ])
  expect(JSON.stringify(en)).not.toMatch(/[а-яё]/i)
})

test('figures in promises match the configuration; a storefront omits promises it does not keep', async () => {
  const [ru, en] = await Promise.all([on('product'), on('product', INTERNATIONAL)])
  const said = (all: ShopPromise[], key: string) => all.find((one) => one.key === key)?.text.replaceAll('\u00a0', ' ')
  expect(said(ru, 'delivery')).toBe(`Бесплатно от ${(FREE_DELIVERY_FROM.RUB ?? 0) / 100_000} 000 ₽`)
  expect(said(ru, 'returns')).toContain(`${REFUND_DAYS} дней`)
  expect([FREE_DELIVERY_FROM.AED, said(en, 'delivery')]).toStrictEqual([null, undefined])
  expect(said(en, 'returns')).toContain(`${REFUND_DAYS} days`)
  expect(JSON.stringify([ru, en])).not.toContain('{{')
})

test.each(['', 'nowhere', 'constructor'])('the slot %p has no promises', async (place) => {
  expect(refusal(await new Shopper().get(`/promises?place=${place}`)).status).toBe(400)
})
