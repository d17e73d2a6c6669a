import { Server } from '../../../tools/processes/server.ts'
import { freePorts } from '../../../tools/processes/shop/ports.ts'
import type { Shop } from '../shop.ts'

export interface ReleaseConsole {
  address: string
  stop: () => Promise<void>
}

/** A release console on the records of this shop. */
export async function openConsole(shop: Shop): Promise<ReleaseConsole> {
  const port = await freePorts(1)
  const server = new Server(
    { name: `console-${port}`, file: 'release/src/console/console.ts', port },
    { STATE_DIR: shop.releases.stateDir, SHOP_PORT: String(shop.port) },
  )
  const ending = await Promise.race([server.ready, server.ended])
  if (ending) throw new Error(`The console of the tests did not start (${ending.how}): ${ending.lastLines}`)
  return { address: `http://localhost:${port}`, stop: () => server.stop() }
}
