import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { openFrontDoor } from './support/door.ts'
import { makeSmallShop } from './support/small-shop.ts'

jest.setTimeout(30_000)

test('without a release, startup fails with one clear error', async () => {
  const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'empty-'))
  await expect(openFrontDoor(empty, 1)).rejects.toThrow(
    /^The front door did not open: Nothing has been released in .*: is STATE_DIR set\? npm run build releases a first shop\.\n$/,
  )
})

test('a signal exits with 0, even while tabs listen for releases', async () => {
  const shop = makeSmallShop()
  const door = await openFrontDoor(shop.stateDir, 1)
  const stream = await fetch(`http://127.0.0.1:${door.port}/release/events`)
  expect(await door.stop()).toBe(0)
  await stream.body?.cancel().catch(() => {})
  shop.remove()
})

test('an error that nothing caught is logged, and stops it like a signal, with exit code 1', async () => {
  const shop = makeSmallShop()
  const fails = 'process.once("SIGUSR2", () => { throw new Error("a fault that nothing caught") })'
  const door = await openFrontDoor(shop.stateDir, 1, { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fails)}` })
  const stream = await fetch(`http://127.0.0.1:${door.port}/release/events`)
  expect(await door.stop('SIGUSR2')).toBe(1)
  // The stream ended as at a signal, instead of breaking.
  expect(await stream.text()).toContain('retry:')
  expect(door.said()).toMatch(/"level":"fatal".*"message":"a fault that nothing caught".*"msg":"uncaught"/)
  shop.remove()
})

test('without HOST it listens on both loopback addresses, with HOST on that one', async () => {
  const shop = makeSmallShop()
  const hears = (port: number, host: string) =>
    new Promise<boolean>((done) => {
      const socket = net.connect(port, host, () => done(true)).on('error', () => done(false))
      socket.on('connect', () => socket.destroy())
    })
  const [usual, one] = [await openFrontDoor(shop.stateDir, 1), await openFrontDoor(shop.stateDir, 1, { HOST: '127.0.0.2' })]
  expect([await hears(usual.port, '127.0.0.1'), await hears(usual.port, '127.0.0.2')]).toStrictEqual([true, false])
  expect(await hears(usual.port, '::1')).toBe(
    Object.values(os.networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1')),
  )
  expect([await hears(one.port, '127.0.0.1'), await hears(one.port, '127.0.0.2')]).toStrictEqual([false, true])
  await Promise.all([usual.stop(), one.stop()])
  await expect(openFrontDoor(shop.stateDir, 1, { HOST: 'this machine' })).rejects.toThrow(
    'HOST is "this machine", and it must be an address',
  )
  shop.remove()
})
