import { hostOn, shopContext, storefrontOf } from './storefront.ts'

test.each([
  ['shop.ru', 'ru'],
  ['SHOP.RU:443', 'ru'],
  ['shop.ru.', 'ru'],
  ['shop.ru.localhost:3000', 'ru'],
  ['en.shop.ru', 'international'],
  ['EN.shop.ru.localhost:3000', 'international'],
  ['shop.com', 'international'],
  ['ru.shop.com', 'international'],
  ['shop.com.localhost', 'international'],
  ['localhost:3000', 'unknown'],
  ['guru', 'unknown'],
  ['shop.ru.evil.example', 'unknown'],
  ['', 'unknown'],
])('%s is the %s storefront [storefront.ru-host] [storefront.international-host] [storefront.host-compared]', (host, storefront) => {
  expect(storefrontOf(host)).toBe(storefront)
})

const visitor = (host: string, cookies: Record<string, string> = {}, acceptLanguage = '') => shopContext({ host, cookies, acceptLanguage })

test.each([
  ['the Russian host sells in roubles, whatever the cookie says', visitor('shop.ru', { country: 'AE', locale: 'en' }), 'ru', 'RU', 'RUB'],
  ['abroad the default is Dubai', visitor('shop.com'), 'en', 'AE', 'AED'],
  ['abroad another country pays dollars', visitor('shop.com', { country: 'de' }), 'en', 'DE', 'USD'],
  ['roubles are never shown abroad', visitor('en.shop.ru', { country: 'RU' }), 'en', 'AE', 'AED'],
  ['a broken country is the default one', visitor('shop.com', { country: '../..' }), 'en', 'AE', 'AED'],
  ['an unknown host asks the cookie first', visitor('localhost', { locale: 'en' }, 'ru'), 'en', 'AE', 'AED'],
  ['then the browser', visitor('localhost', {}, 'de, en;q=0.8, ru;q=0.5'), 'en', 'AE', 'AED'],
  ['by its weights', visitor('localhost', {}, 'en;q=0.3, ru-RU;q=0.9'), 'ru', 'RU', 'RUB'],
  ['a language with weight 0 is refused', visitor('localhost', {}, 'en;q=0'), 'ru', 'RU', 'RUB'],
  ['and Russian last', visitor('localhost', { locale: 'xx' }, 'fr'), 'ru', 'RU', 'RUB'],
])('%s', (_, context, locale, country, currency) => {
  expect(context).toMatchObject({ locale, country, currency })
})

test.each([
  ['international', 'shop.ru.localhost:3000', 'shop.com.localhost:3000'],
  ['international', 'shop.ru', 'shop.com'],
  ['ru', 'SHOP.com:443', 'shop.ru:443'],
  ['ru', 'en.shop.ru.localhost:3000', 'shop.ru.localhost:3000'],
  ['ru', 'en.shop.com', 'shop.ru'],
  ['international', 'en.shop.ru', 'en.shop.ru'],
  ['ru', 'localhost:3000', null],
] as const)('the %s storefront of %s is %s', (target, host, expected) => {
  expect(hostOn(target, host)).toBe(expected)
})
