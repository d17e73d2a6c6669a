import { BIRTHDAY_BONUS, BONUS_GIFT_DAYS, WELCOME_BONUS } from '@shop/contracts/core/limits'
import { type Bonuses, profileBonuses } from '@shop/contracts/account/profile'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import { messageContaining, messagesTo } from '../support/services/sandbox.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { INTERNATIONAL, keeps, type Shopper } from '../support/people/shopper.ts'
import { aShopper, confirmEmail, newEmail, newPhone, register } from '../support/people/sign-in.ts'
import { until } from '../support/until.ts'

const LETTER = 'С\u00a0днём рождения'

let shop: Shop
/** How far the shop's clock was put forward. */
let forward = 0

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.remove())

const later = async (milliseconds: number) => {
  forward += milliseconds
  await shop.later(milliseconds)
}
/** YYYY-MM-DD of Moscow, so many days from the shop's today. */
const dayIn = (days: number) => new Date(Date.now() + forward + days * DAY_MS + 3 * 60 * 60 * 1000).toISOString().slice(0, 10)
const shown = (day: string) => day.split('-').toReversed().join('.')
/** To the noon of the next day: no test runs over a midnight. */
const toNoon = () => later(DAY_MS - ((Date.now() + forward + 3 * 60 * 60 * 1000) % DAY_MS) + DAY_MS / 2)

async function aMember(options: { host?: string } = {}) {
  const phone = newPhone()
  const shopper = await aShopper({ url: shop.url(), ...options })
  await register(shopper, phone, options.host ? { name: 'Anna', surname: 'Petrova' } : {})
  return { shopper, phone }
}
async function bonusesOf(shopper: Shopper): Promise<Bonuses> {
  const answer = await shopper.get('/profile/bonuses')
  expect(keeps(profileBonuses, answer)).toBe(true)
  return (answer.body as { result: Bonuses }).result
}
const amounts = ({ entries }: Bonuses) => entries.map(({ amount }) => amount)
const setBirthday = (phone: string, day: string) =>
  shop.behindTheScenes(`UPDATE users SET birthday = '1992-${day.slice(5)}' WHERE phone = '${phone}'`)

/** Puts the clock on until the bonuses are as they should be: rounds look at it every second. */
const inTime = (shopper: Shopper, isSo: (bonuses: Bonuses) => boolean): Promise<Bonuses> => until(() => bonusesOf(shopper), isSo)

/** A round of gifts and one of expiry are over: somebody whose birthday is today has got the bonus, somebody's old gift is burnt. */
async function roundsOver() {
  const [born, old] = [await aMember(), await aMember()]
  await setBirthday(born.phone, dayIn(0))
  await shop.behindTheScenes(
    `UPDATE bonus_entries SET at = at - interval '200 days' WHERE user_id = (SELECT id FROM users WHERE phone = '${old.phone}')`,
  )
  await later(11 * 60_000)
  await inTime(born.shopper, (bonuses) => amounts(bonuses).includes(BIRTHDAY_BONUS))
  await inTime(old.shopper, ({ balance }) => balance === 0)
}

test('registration grants a welcome bonus once, with a term of 90 days', async () => {
  await toNoon()
  const { shopper } = await aMember()
  const bonuses = await bonusesOf(shopper)
  const day = shown(dayIn(BONUS_GIFT_DAYS))
  expect(bonuses).toMatchObject({
    balance: WELCOME_BONUS,
    expiring: [{ day, amount: WELCOME_BONUS }],
    entries: [{ amount: WELCOME_BONUS, name: 'За регистрацию', validUntil: day }],
  })
})

test('the international storefront grants no welcome bonus', async () => {
  const { shopper } = await aMember({ host: INTERNATIONAL })
  expect(await bonusesOf(shopper)).toMatchObject({ balance: 0, expiring: [], entries: [] })
})

test('registering again after a deletion grants no second welcome bonus', async () => {
  const { phone } = await aMember()
  await shop.behindTheScenes(
    `UPDATE orders SET user_id = (SELECT id FROM users WHERE phone = '${phone}'), phone = '${phone}'
     WHERE id = (SELECT max(id) FROM orders)`,
    `UPDATE users SET phone = NULL, deactivated_at = now() WHERE phone = '${phone}'`,
  )
  const anew = await aShopper({ url: shop.url() })
  await register(anew, phone)
  expect((await bonusesOf(anew)).balance).toBe(0)
})

test('a birthday grants bonuses once a year, with an e-mail that names the expiry date', async () => {
  await toNoon()
  const { shopper, phone } = await aMember()
  const email = newEmail()
  await shopper.post('/profile/update', { email })
  await confirmEmail(shopper, email)
  await setBirthday(phone, dayIn(0))
  await later(11 * 60_000)
  const { expiring } = await inTime(shopper, ({ balance }) => balance === WELCOME_BONUS + BIRTHDAY_BONUS)
  expect(expiring.reduce((sum, { amount }) => sum + amount, 0)).toBe(WELCOME_BONUS + BIRTHDAY_BONUS)
  const { text } = await messageContaining(email, LETTER)
  const [year, , day] = dayIn(BONUS_GIFT_DAYS).split('-')
  expect(text).toMatch(new RegExp(`до\\s${Number(day)}\\s[а-я]+ ${year} включительно`))
  await roundsOver()
  expect(amounts(await bonusesOf(shopper)).filter((amount) => amount === BIRTHDAY_BONUS)).toHaveLength(1)
  expect((await messagesTo(email)).filter(({ text: said }) => said.includes(LETTER))).toHaveLength(1)
})

test('no birthday bonus on another day, abroad, or during account deletion', async () => {
  const [other, abroad, leaving] = [await aMember(), await aMember({ host: INTERNATIONAL }), await aMember()]
  await setBirthday(other.phone, dayIn(1))
  for (const { phone } of [abroad, leaving]) await setBirthday(phone, dayIn(0))
  await shop.behindTheScenes(`UPDATE users SET deletion_due_at = now() + interval '900 days' WHERE phone = '${leaving.phone}'`)
  await roundsOver()
  for (const { shopper } of [other, abroad, leaving]) expect(amounts(await bonusesOf(shopper))).not.toContain(BIRTHDAY_BONUS)
})

test('a birthday missed during downtime is granted later', async () => {
  const { shopper, phone } = await aMember()
  await setBirthday(phone, dayIn(-2))
  await later(11 * 60_000)
  await inTime(shopper, (bonuses) => amounts(bonuses).includes(BIRTHDAY_BONUS))
})

test('a gift bonus is valid on its last day and expires the next; purchase bonuses do not expire', async () => {
  await toNoon()
  const { shopper, phone } = await aMember()
  await shop.behindTheScenes(
    `INSERT INTO bonus_entries (user_id, amount, kind, order_number, at)
     SELECT id, 70000, 'earned', '4127306', now() FROM users WHERE phone = '${phone}'`,
    `UPDATE users SET bonus_balance = bonus_balance + 70000 WHERE phone = '${phone}'`,
  )
  await later(BONUS_GIFT_DAYS * DAY_MS)
  await roundsOver()
  expect((await bonusesOf(shopper)).balance).toBe(WELCOME_BONUS + 70_000)
  await later(DAY_MS / 2)
  const { expiring, entries } = await inTime(shopper, ({ balance }) => balance === 70_000)
  expect(expiring).toStrictEqual([])
  expect(entries[0]).toMatchObject({ name: 'Срок истёк', amount: -WELCOME_BONUS, validUntil: null })
  await roundsOver()
  expect((await bonusesOf(shopper)).balance).toBe(70_000)
})
