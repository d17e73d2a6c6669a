import fs from 'node:fs'
import { createServer } from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { freePorts } from './ports.ts'
import { checkPorts, demoSwitch, plansFrom, PORTS_TAKEN, Shop } from './shop.ts'

test('a port in use is reported with a fix before anything starts', async () => {
  const first = await freePorts(PORTS_TAKEN)
  await expect(checkPorts(first)).resolves.toBeUndefined()

  const stranger = createServer()
  await new Promise<void>((resolve) => stranger.listen(first + 2, '127.0.0.1', resolve))
  const checked = checkPorts(first).finally(() => stranger.close())
  await expect(checked).rejects.toThrow(
    `Port ${first + 2} (release-console) is in use by another program: stop it, or choose other ports, for example PORT=${first + 100} npm start`,
  )
})

describe('a process of the shop', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-'))
  let shop: Shop
  let port: number
  const news: string[] = []
  let heard: (sentence: string) => void = () => {}

  /** A shop whose API is a program of a few lines. */
  async function open(code: string) {
    const file = path.join(folder, 'api.mjs')
    fs.writeFileSync(file, code)
    port = await freePorts(PORTS_TAKEN)
    const plans = { ...plansFrom(port), api: { name: 'api', file, port: port + 1 } }
    shop = new Shop(port, { plans, firstWaitMs: 1, onNews: (sentence) => (news.push(sentence), heard(sentence)) })
    await shop.start('api')
  }
  const saying = (words: string) => new Promise<void>((done) => (heard = (sentence) => sentence.includes(words) && done()))
  const pid = async () => Number(await (await fetch(`http://127.0.0.1:${port + 1}`)).text())

  const ANSWERS = `
    import { createServer } from 'node:http'
    process.on('SIGTERM', () => process.exit(0))
    createServer((_, response) => response.end(String(process.pid))).listen(process.env.PORT, '127.0.0.1', () => process.send({ ready: true }))
  `

  beforeEach(() => void news.splice(0))
  afterEach(() => shop.stop())
  afterAll(() => fs.rmSync(folder, { recursive: true }))

  test('that is killed is restarted, and both events are reported', async () => {
    await open(ANSWERS)
    const before = await pid()
    const again = saying('runs again')
    process.kill(before, 'SIGKILL')
    await again
    expect(await pid()).not.toBe(before)
    expect(news).toStrictEqual([expect.stringMatching(/^api stopped by itself \(SIGKILL\)/), 'api runs again.'])
  })

  test('that fails to restart is retried until it starts', async () => {
    const broken = path.join(folder, 'broken')
    await open(
      `import fs from 'node:fs'; if (fs.existsSync(${JSON.stringify(broken)})) { console.error('no database'); process.exit(1) } ${ANSWERS}`,
    )
    fs.writeFileSync(broken, '')
    const twice = saying('Trying again in 0.004 s')
    process.kill(await pid(), 'SIGKILL')
    await twice
    expect(news.at(-1)).toContain('no database')
    const again = saying('runs again')
    fs.rmSync(broken)
    await again
    expect(await pid()).toBeGreaterThan(0)
  })

  test('that stops with the shop is not restarted', async () => {
    await open(ANSWERS)
    await shop.stop()
    expect(news).toStrictEqual([])
    await expect(pid()).rejects.toThrow('fetch failed')
  })

  test('that fails on its first start is not retried: startup fails with its output', async () => {
    await expect(open("console.error('the port is taken'); process.exit(1)")).rejects.toThrow('the port is taken')
    expect(news).toStrictEqual([])
  })
})

test.each([
  [{}, '1'],
  [{ DATABASE_URL: 'postgres://127.0.0.1/shop' }, ''],
  [{ DATABASE_URL: 'postgres://127.0.0.1/shop', DEMO: '1' }, '1'],
  [{ DEMO: '' }, ''],
])('with %j the demo switch is "%s"', (env, demo) => {
  expect(demoSwitch(env)).toBe(demo)
})
