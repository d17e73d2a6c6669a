import { refusalToStart } from '../support/services/processes.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.remove())

/** As after an update of the code that brings another demo. */
const OF_LAST_YEAR = `UPDATE settings SET value = jsonb_set(value::jsonb, '{hash}', '"of last year"')::text WHERE name = 'demo'`

const hashNow = async () => {
  const [row] = (await shop.behindTheScenes("SELECT value::jsonb ->> 'hash' AS hash FROM settings WHERE name = 'demo'")) as {
    hash: string
  }[]
  return row?.hash
}

test('an untouched demo is seeded again when its content changes', async () => {
  await shop.whileClosed('DELETE FROM product_offers', 'UPDATE promocodes SET percent = 99', OF_LAST_YEAR)
  expect(await shop.behindTheScenes("SELECT percent FROM promocodes WHERE code = 'WELCOME10'")).toStrictEqual([{ percent: 10 }])
  expect(await shop.behindTheScenes('SELECT count(*) > 100 AS "hasOffers" FROM product_offers')).toStrictEqual([{ hasOffers: true }])
  expect(await hashNow()).not.toBe('of last year')
})

test('a changed price keeps the whole catalog as it is, and the log says so', async () => {
  const before = await hashNow()
  await shop.whileClosed("UPDATE prices SET final = 77700 WHERE sku_id = 'letter-m-yellow-one' AND currency = 'RUB'", OF_LAST_YEAR)
  expect(await shop.behindTheScenes("SELECT final FROM prices WHERE sku_id = 'letter-m-yellow-one' AND currency = 'RUB'")).toStrictEqual([
    { final: 77700 },
  ])
  expect(await hashNow()).toBe('of last year')
  expect(before).not.toBe('of last year')
  expect(shop.log()).toContain('npm run reset makes it anew')
})

test('a sold item is not restocked', async () => {
  await shop.whileClosed("UPDATE stock SET quantity = quantity - 1 WHERE sku_id = 'letter-m-yellow-one'")
  const stock = () => shop.behindTheScenes("SELECT quantity FROM stock WHERE sku_id = 'letter-m-yellow-one'")
  const left = await stock()
  await shop.whileClosed(OF_LAST_YEAR)
  expect(await stock()).toStrictEqual(left)
})

test('a demo database is rejected by a production start', async () => {
  const keys = {
    FRONT_DOOR_KEY: 'a-front-door-key',
    BACK_OFFICE_KEY: 'an-office-key',
    PAYMENT_KEY: 'a-payment-key',
    CERTIFICATE_KEY: 'a-key',
  }
  const production = { ...shop.environment, ...keys, SHOP_ORIGINS: 'https://zlata.example', DEMO: '' }
  const said = await shop.reopened(() => refusalToStart(production))
  expect(said).toContain('This database holds the demo shop')
})
