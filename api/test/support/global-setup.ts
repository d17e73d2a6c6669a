import { openShop, type Shop } from './shop.ts'

declare global {
  var commonShop: Shop | undefined
}

/** One shop for every test that only looks or shops in a session of its own. */
export default async function setUp() {
  globalThis.commonShop = await openShop()
  process.env['SHOP_URL'] = globalThis.commonShop.url()
}
