import fs from 'node:fs'
import path from 'node:path'
import { allSettled, fork } from 'effector'
import { askKey, type Ask } from '@shop/contracts/core/ask'
import { match, type Address, type PageModule, type WidgetModule } from '@shop/routing'
import { fakeWire } from './fake-wire.ts'

export interface AskedReads {
  /** Reads listed by `asks.ts` for the URL: `GET /main-page`. Null without the file. */
  listed: string[] | null
  /** Reads sent by the model when opened there. */
  sent: string[]
}

const keysOf = (asks: readonly Ask[]) => asks.map((one) => askKey(one).trim()).sort()

/**
 * Reads of a page or widget at a URL: prefetched ones and the model's. A read known to only one of them is sent twice, or late.
 * @param load `jest.requireActual`
 */
export async function askedAt(address: string, folder: string, load: (file: string) => unknown): Promise<AskedReads> {
  const { pathname, search } = new URL(address, 'http://shop.test')
  const found = match(pathname, search)?.address ?? { pathname, search, params: {} }
  const wire = fakeWire({})
  const scope = fork({ handlers: wire.handlers })
  const module = load(path.join(folder, 'index.ts')) as PageModule | WidgetModule
  if ('url' in module) await allSettled(module.opened, { scope, params: module.url(found) })
  else if (module.opened) await allSettled(module.opened, { scope, params: found })
  const file = path.join(folder, 'asks.ts')
  const list = fs.existsSync(file) ? (load(file) as { asks: (address: Address) => Ask[] }).asks(found) : null
  return { listed: list && keysOf(list), sent: keysOf(wire.sent.filter(({ csrf }) => !csrf) as Ask[]) }
}
