import { createHash } from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { readBrand } from '@shop/contracts/shop/read-brand'
import { consolePage } from './console-page.ts'
import { originOf } from '../artifact.ts'
import { failuresOn, readFailures } from '../failures.ts'
import { allUses } from '../gate/who-uses.ts'
import { ReleaseError } from '../record.ts'
import { watch } from '../robot/robot.ts'
import { faultsOfFrontDoors } from '../front-doors/front-doors.ts'
import { damageOfParts } from '../verify.ts'
import { brokenLinks, readCurrent, readHistory } from '../store.ts'

const PORT = Number(process.env['PORT'] ?? 3002)
const STATE = path.resolve(process.env['STATE_DIR'] ?? path.join(import.meta.dirname, '../../../.state'))
const BRAND_FILE = process.env['BRAND_FILE'] || path.join(import.meta.dirname, '../../../brands/zlata.json')
const BRAND = readBrand(BRAND_FILE, fs.readFileSync(BRAND_FILE, 'utf8'))

const KIT = path.join(import.meta.dirname, '../../../shared/ui')
const FONT_FACES = fs.readFileSync(path.join(KIT, 'src/styles/fonts.css'), 'utf8').replaceAll('../../fonts/', '/fonts/')
const FONT = /^\/fonts\/(zlata-[a-z]+-[a-z]+\.woff2)$/

function sendFont(response: http.ServerResponse, name: string) {
  const file = path.join(KIT, 'fonts', name)
  if (!fs.existsSync(file)) return response.writeHead(404).end()
  return response.writeHead(200, { 'content-type': 'font/woff2', 'cache-control': 'max-age=86400' }).end(fs.readFileSync(file))
}

const languageOf = (accepted: string | undefined) => (/^\s*en/i.test(accepted ?? '') ? ('en' as const) : ('ru' as const))

function answer(request: http.IncomingMessage, response: http.ServerResponse) {
  if (request.url === '/health') return response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ok"}')
  const font = FONT.exec(request.url ?? '')?.[1]
  if (font) return sendFont(response, font)
  if (request.url !== '/') return response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found')
  const current = readCurrent(STATE)
  const html = consolePage({
    current,
    history: readHistory(STATE, 20),
    brokenLinks: brokenLinks(STATE),
    faults: [...new Set([...damageOfParts(STATE), ...faultsOfFrontDoors(STATE)])],
    failures: current ? failuresOn(current, readFailures(STATE)) : [],
    uses: current ? allUses(STATE) : [],
    brand: BRAND,
    fontFaces: FONT_FACES,
    originOf: (name, version) => originOf(STATE, name, version),
    language: languageOf(request.headers['accept-language']),
  })
  const style = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'`,
  })
  return response.end(html)
}

const server = http.createServer((request, response) => {
  try {
    answer(request, response)
  } catch (error) {
    console.error(error)
    const sentence = error instanceof ReleaseError ? error.message : 'The release record could not be read.'
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(sentence)
  }
})
const stopRobot = watch(STATE, (sentence) => console.log(sentence))
server.listen(PORT, '127.0.0.1', () => {
  const address = server.address()
  console.log(`release console ready http://localhost:${typeof address === 'object' ? address?.port : PORT}`)
  process.send?.({ ready: true })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => (stopRobot(), server.close(() => process.exit(0)), server.closeAllConnections()))
