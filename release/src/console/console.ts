import fs from 'node:fs'
import path from 'node:path'
import { brandCss } from '@shop/contracts/shop/brand-css'
import { readBrand } from '@shop/contracts/shop/read-brand'
import { followShared } from '../sharing/shared.ts'
import { watch } from '../robot/robot.ts'
import { styleOf } from './wire/files.ts'
import { LiveNews } from './wire/live.ts'
import { ConsoleServer } from './console-server.ts'
import { ErrorSamples } from './view/error-samples.ts'
import { GateVerdicts } from './view/gate-verdicts.ts'
import { Remembered } from './view/remember.ts'

const ROOT = path.join(import.meta.dirname, '../../..')
const PORT = Number(process.env['PORT'] ?? 3002)
const STATE = path.resolve(process.env['STATE_DIR'] ?? path.join(ROOT, '.state'))
const BRAND_FILE = process.env['BRAND_FILE'] || path.join(ROOT, 'brands/zlata.json')
const BRAND = readBrand(BRAND_FILE, fs.readFileSync(BRAND_FILE, 'utf8'))
/** Address of a TLS proxy in front; without it the console answers to this machine only. */
const PUBLIC_ORIGIN = process.env['CONSOLE_ORIGIN'] ? new URL(process.env['CONSOLE_ORIGIN']).origin : null
/** Where previews open: the first origin of the shop, or that of a shop on this machine. */
const SHOP = process.env['SHOP_ORIGINS']?.split(',')[0]?.trim() || `http://${BRAND.hosts.ru}:${process.env['SHOP_PORT'] ?? 3000}`

const log = (sentence: string) => console.log(sentence)
const follower = await followShared(STATE, { role: 'console', log: (what, sentence) => log(`${what}: ${sentence}`) })
const live = new LiveNews(STATE)
const samples = new ErrorSamples(STATE)
const sources = { stateFolder: STATE, remembered: new Remembered(), samples, verdicts: new GateVerdicts(STATE, () => live.tell()) }
const { server } = new ConsoleServer({
  sources,
  live,
  brandName: BRAND.name,
  style: styleOf(brandCss(BRAND)),
  publicOrigin: PUBLIC_ORIGIN,
  shopAddress: SHOP,
  log,
})
const stops = [watch(STATE, log), samples.start(), () => live.close(), () => follower?.close()]
server.listen(PORT, '127.0.0.1', () => {
  const address = server.address()
  console.log(`release console ready http://localhost:${typeof address === 'object' ? address?.port : PORT}`)
  process.send?.({ ready: true })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    const stopped = Promise.all(stops.map(async (stop) => stop()))
    server.close(() => void stopped.then(() => process.exit(0)))
    server.closeAllConnections()
  })
