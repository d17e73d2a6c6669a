import { Server } from '../../../tools/processes/server.ts'
import { freePorts } from '../../../tools/processes/shop/ports.ts'
import type { Shop } from '../shop.ts'

/** The release console on the records of this shop. It answers to this address only. */
export async function openConsole(shop: Shop): Promise<{ address: string; close: () => Promise<void> }> {
  const port = await freePorts(1)
  const server = new Server(
    { name: `console-${port}`, file: 'release/src/console/console.ts', port },
    { STATE_DIR: shop.releases.stateDir, SHOP_PORT: String(shop.port) },
  )
  const ending = await Promise.race([server.ready, server.ended])
  if (ending) throw new Error(`The console of the tests did not start (${ending.how}): ${ending.lastLines}`)
  return { address: `http://localhost:${port}`, close: () => server.stop() }
}
