import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GUEST, type User } from '@shop/contracts/account/common-data'
import type { Bonuses } from '@shop/contracts/account/profile'
import type { Referral } from '@shop/contracts/account/referral'
import { shopContext } from '@shop/contracts/shop/storefront'
import { $context, $popup, $user } from '@shop/session'
import { fakeWire, offline, type FakeAnswer } from '@shop/testing/fake-wire'
import { given } from '@shop/testing/given'
import { renderPage } from '@shop/testing/render-page'
import * as profile from './index.ts'
import { texts } from './texts/ru.ts'

const anna: User = { ...GUEST, id: 1, name: 'Анна', surname: 'Петрова', isAuth: true, phone: '+79000000001' }
const LAST_YEAR = new Date().getFullYear() - 1
const at = (day: number) => new Date(LAST_YEAR, 10, day, 14, 6).toISOString()
const LINK = 'https://shop.ru/?ref=K7M2QX9D'

const someBonuses = (changes: Partial<Bonuses> = {}): Bonuses => ({
  balance: 2_420_00,
  backgroundImage: null,
  expiring: [{ day: '23.02.2031', amount: 1_000_00 }],
  entries: [
    { id: 3, at: at(5), name: 'Потрачено, заказ 480-0123', amount: -600_00, validUntil: null },
    { id: 2, at: at(4), name: 'Ко дню рождения', amount: 1_000_00, validUntil: '23.02.2031' },
  ],
  ...changes,
})
const aReferral = (changes: Partial<Referral> = {}): Referral => ({
  code: 'K7M2QX9D',
  link: LINK,
  bonus: { inviter: 1_000_00, friend: 500_00 },
  friends: [],
  came: 3,
  bought: 2,
  earned: 2_000_00,
  ...changes,
})

async function open(bonuses: Bonuses = someBonuses(), referral: FakeAnswer = { result: aReferral() }) {
  const wire = fakeWire({
    'POST /pd/frontend/common_data': () => {
      throw offline()
    },
    'GET /profile/bonuses': { result: bonuses },
    'GET /profile/referral': referral,
  })
  const user = userEvent.setup()
  const { scope } = await renderPage(profile, '/profile?section=bonusesData', {
    wire,
    locale: 'ru',
    texts: { 'page/profile': texts },
    values: [given($user, anna), given($context, shopContext({ host: 'shop.ru.localhost', cookies: {} }))],
  })
  await screen.findByRole('region', { name: 'Бонусы' })
  return { scope, user }
}
const seen = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ')
const rows = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem').map(seen)

test('shows the balance in rubles and the next expiry [loyalty.balance-and-picture]', async () => {
  await open()
  const section = screen.getByRole('region', { name: 'Бонусы' })
  expect(seen(section)).toContain('Можно потратить2 420')
  expect(seen(section)).toContain('1 000 бонусов сгорят после 23 февраля 2031')
})

test('gifted bonuses show their last day, the rest never expire', async () => {
  await open()
  expect(rows('Что и когда сгорает')).toStrictEqual([
    'Подарочныедо 23 февраля 2031 включительно1 000',
    'За покупки и друзейне сгорают1 420',
  ])
})

test('the history shows the date of each change and the last day of a gift', async () => {
  await open()
  expect(rows('История бонусов')).toStrictEqual([
    `Потрачено, заказ 480-01235 ноября ${LAST_YEAR}−600`,
    `Ко дню рождения4 ноября ${LAST_YEAR}, действуют до 23 февраля 2031+1 000`,
  ])
})

test('a negative balance shows its sign and no expiry', async () => {
  await open(someBonuses({ balance: -200_00, expiring: [] }))
  expect(seen(screen.getByRole('region', { name: 'Бонусы' }))).toContain('Можно потратить−200')
  expect(screen.queryByRole('list', { name: 'Что и когда сгорает' })).not.toBeInTheDocument()
})

test('the rules show the shop’s actual figures', async () => {
  await open()
  const rules = seen(screen.getByRole('region', { name: 'Коротко о правилах' }))
  for (const figure of ['2 %', '500 бонусов за регистрацию', '1 000 бонусов ко дню рождения', 'действуют 90 дней']) {
    expect(rules).toContain(figure)
  }
  expect(screen.getByRole('link', { name: 'Правила бонусной программы' })).toHaveAttribute('href', '/loyalty-program-rules')
})

test('the invitation shows its results and opens the popup with the link [referral.own-popup]', async () => {
  const { scope, user } = await open()
  const invite = screen.getByRole('region', { name: 'Пригласите друга' })
  expect(seen(invite)).toContain('Друзей пришло3Из них купили2Бонусов получено2 000')
  await user.click(within(invite).getByRole('button', { name: 'Получить ссылку' }))
  expect(scope.getState($popup)).toStrictEqual({ owner: 'mfe-profile', widget: 'referral' })
})

test('an invitation without visitors shows no zero figures', async () => {
  await open(someBonuses(), { result: aReferral({ came: 0, bought: 0, earned: 0 }) })
  const invite = screen.getByRole('region', { name: 'Пригласите друга' })
  expect(within(invite).getByRole('button', { name: 'Получить ссылку' })).toBeVisible()
  expect(seen(invite)).not.toContain('Что принесла ссылка')
})

test('an invitation that failed to load leaves the bonuses intact and can be retried', async () => {
  let calls = 0
  const { user } = await open(someBonuses(), () => {
    if (++calls === 1) throw offline()
    return { result: aReferral() }
  })
  const invite = screen.getByRole('region', { name: 'Пригласите друга' })
  await user.click(within(invite).getByRole('button', { name: 'Повторить' }))
  expect(await within(invite).findByText('Друзей пришло')).toBeVisible()
})
