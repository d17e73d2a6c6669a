import { fork } from 'effector'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import { shopContext } from '@shop/contracts/shop/storefront'
import { $brand, $context, $user } from '@shop/session'
import { testFace } from '@shop/testing/brand'
import { fakeWire, offline, refuse, type FakeAnswer } from '@shop/testing/fake-wire'
import { given, handled } from '@shop/testing/given'
import { renderPage } from '@shop/testing/render-page'
import * as profile from './index.ts'
import { downloadFx } from './model/account/data-export.ts'
import { texts } from './texts/ru.ts'

const anna: User = { ...GUEST, id: 1, name: 'Анна', surname: 'Петрова', isAuth: true, phone: '+79000000001' }
const personal = {
  id: 1,
  phone: '+79000000001',
  email: null,
  name: 'Анна',
  surname: 'Петрова',
  birthday: null,
  canChangeBirthday: true,
  isSubscribed: false,
  isEmailConfirmed: false,
}

async function open(link: FakeAnswer) {
  const wire = fakeWire({
    'POST /pd/frontend/common_data': () => {
      throw offline()
    },
    'GET /profile/info': { result: personal },
    'GET /profile/user_address': () => null,
    'POST /profile/export': link,
  })
  const downloaded: string[] = []
  const scope = fork({
    handlers: [...wire.handlers, handled(downloadFx, (url) => void downloaded.push(url))],
    values: [given($brand, testFace), given($user, anna), given($context, shopContext({ host: 'shop.ru.localhost', cookies: {} }))],
  })
  await renderPage(profile, '/profile?section=personalData', { wire, scope, texts: { 'page/profile': texts } })
  const button = (name: string) => screen.findByRole('button', { name })
  return { button, downloaded, wire, user: userEvent.setup() }
}

test.each([
  ['Скачать PDF', 'pdf'],
  ['Скачать JSON', 'json'],
])('«%s» downloads all data the shop holds about the shopper', async (name, format) => {
  const { button, downloaded, wire, user } = await open({ result: true, url: `/profile/export/${format}?link=a.b` })
  await user.click(await button(name))
  expect(wire.sent.find(({ path }) => path === '/profile/export')?.body).toStrictEqual({ format })
  expect(downloaded).toStrictEqual([`/backend/profile/export/${format}?link=a.b`])
})

test('a rate limit shows an error and downloads nothing', async () => {
  const { button, downloaded, user } = await open(() => {
    throw refuse(429, 'TOO_MANY_REQUESTS')
  })
  await user.click(await button('Скачать PDF'))
  expect(await screen.findByText(/слишком/i)).toBeVisible()
  expect(downloaded).toStrictEqual([])
})
