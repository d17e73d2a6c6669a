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

test('a country abroad takes its code, country and city along, on the same page', () => {
  setCookie('country=AE')
  setCookie('city=120')
  redirectTo('shop.com.localhost:3000', go)
  expect(led).toStrictEqual(['http://shop.com.localhost:3000/catalog/rings?metal=yellow&code=AE&country=AE&city=120'])
})

test('Russia takes its code alone', () => {
  setCookie('country=RU')
  setCookie('city=1')
  redirectTo('shop.ru.localhost:3000', go)
  expect(led).toStrictEqual(['http://shop.ru.localhost:3000/catalog/rings?metal=yellow&code=RU'])
})

test('a page that has another name there is led to by that name', () => {
  setCookie('country=AE')
  history.replaceState(null, '', '/dostavka-i-oplata')
  redirectTo('shop.com.localhost', go)
  expect(led[0]).toMatch(/^http:\/\/shop\.com\.localhost\/delivery\?code=AE/)
})

test('the place and the order draft of this domain are forgotten, other things are kept', () => {
  setCookie('country=AE')
  localStorage.setItem('order:ru', '{}')
  localStorage.setItem('theme', 'dark')
  redirectTo('shop.com.localhost', go)
  expect(document.cookie).not.toContain('country')
  expect(Object.keys(localStorage)).toStrictEqual(['theme'])
})

test('it leads once: a domain that sends back makes no circle [country.redirect-once]', () => {
  setCookie('country=AE')
  redirectTo('shop.com.localhost', go)
  setCookie('country=AE')
  redirectTo('shop.com.localhost', go)
  expect(led).toHaveLength(1)
})

test.each(['', 'localhost', '//evil.example', 'evil.example/path', 'javascript:alert(1)', 'a@evil.example'])(
  '“%s” leads nowhere',
  (domain) => {
    setCookie('country=AE')
    redirectTo(domain, go)
    expect(led).toStrictEqual([])
  },
)

test('without a chosen country nobody is led anywhere', () => {
  redirectTo('shop.com.localhost', go)
  expect(led).toStrictEqual([])
})
