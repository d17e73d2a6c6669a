import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openShop, type Shop } from './shop.ts'

declare global {
  var commonShop: Shop | undefined
}

/** One shop for every test that only looks or shops in a session of its own. */
export default async function setUp() {
  const shop = await openShop()
  globalThis.commonShop = shop
  if (!process.env['DATABASE_URL']) {
    await shop.stop()
    const template = await mkdtemp(join(tmpdir(), 'zlata-template-'))
    await cp(join(shop.environment.STATE_DIR, 'db'), template, { recursive: true })
    process.env['SHOP_TEMPLATE'] = template
    await shop.start()
  }
  process.env['SHOP_URL'] = shop.url()
}
