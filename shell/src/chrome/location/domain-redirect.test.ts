import { redirectTo } from './domain-redirect.ts'

const led: string[] = []
const go = (address: string) => void led.push(address)
const setCookie = (text: string) => void (document.cookie = `${text}; Path=/`)

beforeEach(() => {
  led.length = 0
  sessionStorage.clear()
  localStorage.clear()
  for (const name of ['country', 'city']) setCookie(`${name}=; Max-Age=0`)
  history.replaceState(null, '', '/catalog/rings?metal=yellow')
})

test('a redirect abroad passes code, country and city and keeps the page', () => {
  setCookie('country=AE')
  setCookie('city=120')
  redirectTo('shop.com.localhost:3000', go)
  expect(led).toStrictEqual(['http://shop.com.localhost:3000/catalog/rings?metal=yellow&code=AE&country=AE&city=120'])
})

test('a redirect to Russia passes only the code', () => {
  setCookie('country=RU')
  setCookie('city=1')
  redirectTo('shop.ru.localhost:3000', go)
  expect(led).toStrictEqual(['http://shop.ru.localhost:3000/catalog/rings?metal=yellow&code=RU'])
})

test('a page with another path there redirects to that path', () => {
  setCookie('country=AE')
  history.replaceState(null, '', '/dostavka-i-oplata')
  redirectTo('shop.com.localhost', go)
  expect(led[0]).toMatch(/^http:\/\/shop\.com\.localhost\/delivery\?code=AE/)
})

test('the location and order draft of this domain are cleared, other data is kept', () => {
  setCookie('country=AE')
  localStorage.setItem('order:ru', '{}')
  localStorage.setItem('theme', 'dark')
  redirectTo('shop.com.localhost', go)
  expect(document.cookie).not.toContain('country')
  expect(Object.keys(localStorage)).toStrictEqual(['theme'])
})

test('it redirects once: a domain that redirects back causes no loop [country.redirect-once]', () => {
  setCookie('country=AE')
  redirectTo('shop.com.localhost', go)
  setCookie('country=AE')
  redirectTo('shop.com.localhost', go)
  expect(led).toHaveLength(1)
})

test.each(['', 'localhost', '//evil.example', 'evil.example/path', 'javascript:alert(1)', 'a@evil.example'])(
  '“%s” does not redirect',
  (domain) => {
    setCookie('country=AE')
    redirectTo(domain, go)
    expect(led).toStrictEqual([])
  },
)

test('without a chosen country there is no redirect', () => {
  redirectTo('shop.com.localhost', go)
  expect(led).toStrictEqual([])
})
