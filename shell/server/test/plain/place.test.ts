import type http from 'node:http'
import { GUEST } from '@shop/contracts/account/common-data'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { aFullCart, aFullCartAnswer, anOrderAnswer } from '@shop/testing/builders'
import { openFrontDoor } from '../support/door.ts'
import { ask, bodyOf, serve } from '../support/requests.ts'
import { makeSmallShop } from '../support/small-shop.ts'

jest.setTimeout(30_000)

const CITIES = [
  { id: 1, city: 'Москва' },
  { id: 2, city: 'Казань' },
]
const shop = makeSmallShop()
const heard: { url: string; body: string }[] = []
let cityId = 1
let errors: Record<string, ErrorCode> | null = null
let api: Awaited<ReturnType<typeof serve>>
let door: Awaited<ReturnType<typeof openFrontDoor>>

const here = () => {
  const { id, city } = CITIES.find((one) => one.id === cityId) ?? { id: 1, city: '' }
  return { city_id: id, city, region: city, country_iso_code: 'RU', country: 'Россия', beltway_hit: null, beltway_distance: null }
}
const answers: Record<string, (body: { city_id?: number }) => object> = {
  '/token': () => ({ csrfToken: 'token', cookie: 'sid' }),
  '/pd/frontend/common_data': () => ({ user: GUEST, location: here() }),
  '/cart/calculate': () => aFullCartAnswer(aFullCart()),
  '/shops/list': () => ({ shops: [] }),
  '/api/pickup-points/list/': () => ({ points: [] }),
  '/location/cities': () => ({ cities: CITIES }),
  '/location': ({ city_id = 1 }) => {
    cityId = city_id
    return { reload: true, location: here() }
  },
  '/order/create/v2': () => anOrderAnswer({ errors }),
}

async function playApi(request: http.IncomingMessage, response: http.ServerResponse) {
  const [path = ''] = (request.url ?? '').split('?')
  const body = await bodyOf(request)
  heard.push({ url: path, body })
  const answer = answers[path]?.(JSON.parse(body || '{}') as object)
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? { code: 'NOT_FOUND' }))
}

beforeAll(async () => {
  api = await serve((request, response) => void playApi(request, response))
  door = await openFrontDoor(shop.stateDir, api.port)
})
afterAll(async () => {
  await door.stop()
  await api.close()
  shop.remove()
})
beforeEach(() => {
  heard.splice(0)
  cityId = 1
  errors = null
})

const typed = { fio: 'Анна Петрова', phone: '8 916 123-45-67', delivery: '1:standard', address: 'Баумана, 7', shop_id: '1', seen: '638000' }
const post = (changes: Record<string, string>) =>
  ask(door.port, '/do/order', {
    method: 'POST',
    body: new URLSearchParams({ ...typed, agreement: 'yes', step: 'order', ...changes }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
  })
const wordsOf = (text: string) => text.replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0]+/g, ' ')
const asked = () => heard.map(({ url }) => url)

describe('the city of delivery [bag.without-scripts]', () => {
  test('stands in the form', async () => {
    expect((await ask(door.port, '/do/checkout')).text).toContain('<label>Город<input name="city" value="Москва"')
  })

  test('is changed by typing another, and seen before anything is ordered', async () => {
    const { text } = await post({ city: ' казань' })
    expect(heard).toContainEqual({ url: '/location', body: '{"country":"RU","city_id":2}' })
    expect(wordsOf(text)).toContain('Город доставки: Казань. Проверьте способ доставки и итог')
    expect(text).toContain('name="city" value="Казань"')
    expect(text).toContain('value="Баумана, 7"')
    expect(asked()).not.toContain('/order/create/v2')
  })

  test('that is not served orders nothing, and stays as it was typed', async () => {
    const { text } = await post({ city: 'Казантип' })
    expect(text).toMatch(/name="city" value="Казантип"[^>]* aria-invalid="true" aria-describedby="city-fault"/)
    expect(wordsOf(text)).toContain('Такого города в списке нет')
    expect(asked()).not.toContain('/order/create/v2')
  })

  test('that is the same goes on to the order', async () => {
    await post({ city: 'Москва' })
    expect(asked()).toContain('/order/create/v2')
    expect(asked()).not.toContain('/location')
  })
})

test('a refused field is marked, any other fault is told above the form', async () => {
  errors = { fio: 'WRONG_FULL_NAME', personalDataAgreement: 'PERSONAL_DATA_AGREEMENT', delivery_method_id: 'EMPTY_DELIVERY_METHOD' }
  const { text } = await post({ city: 'Москва' })
  expect(text).toMatch(/name="fio"[^>]* aria-describedby="fio-fault"><span class="fault small" id="fio-fault">Имя и фамилия/)
  const alerts = [...text.matchAll(/role="alert">([^<]+)/g)].map(([, words]) => words)
  expect(alerts).toStrictEqual(['Проверьте отмеченные поля', 'Выберите способ доставки', 'Нужно согласие на обработку данных'])
})

test('what is agreed to can be read', async () => {
  const { text } = await ask(door.port, '/do/checkout')
  expect(text).toMatch(/href="\/personal-data-agreement" target="_blank".*href="\/oferta" target="_blank"/)
})

test('an address abroad names its country', async () => {
  const { text } = await ask(door.port, '/do/checkout', { headers: { host: 'shop.com.localhost', cookie: 'country=US' } })
  expect(wordsOf(text)).toMatch(/Country\s+United States/)
})
