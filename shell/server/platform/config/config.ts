import net from 'node:net'
import path from 'node:path'
import type { Brand } from '@shop/contracts/shop/brand'
import { readOrigins, type ShopOrigins } from '@shop/contracts/shop/shop-origins'
import { HOUR_MS } from '@shop/contracts/core/time/durations'
import { brandOf } from '../brand/brand-file.ts'
import { CDN_FORM, readCdn } from '@shop/contracts/shop/cdn'
import { CLOSABLE, type Closable, readOpenPaths } from './open-paths.ts'
import { LOOPBACK, readTrustedProxies, type TrustedProxies } from './trusted-proxies.ts'

export interface Config {
  port: number
  /** Listen address; `localhost` means both loopback addresses. */
  host: string
  /** Folder of release record and artifacts. */
  stateDir: string
  /** With less space there the front door says so in its health. */
  leastFreeMb: number
  /** True under `npm run dev`: artifacts change under their names. */
  development: boolean
  /** Origin of the API, without a slash at the end. */
  apiUrl: string
  /** Served hosts; also used in pages and sitemaps. */
  hosts: ShopOrigins
  /** Proxies whose `X-Forwarded-For` and `-Proto` count. */
  trustedProxies: TrustedProxies
  /** API parts opened to the outside. */
  openPaths: readonly Closable[]
  /** Uncached page renders per address and minute. */
  rendersAMinute: number
  /** API calls per address and minute: so many reads, and so many changes. */
  callsAMinute: number
  /** Shared with the API: authenticates forwarded headers. */
  frontDoorKey: string
  /** Origin of a CDN for `/a/…`; empty: the shop's own hosts. */
  artifactsUrl: string
  /** Origin of a CDN for `/pictures/…`; empty: the shop's own hosts. */
  picturesUrl: string
  /** Payment page origin: the only external form-action. */
  paymentOrigin: string | null
  /** Google's wallet is set up: its addresses are allowed on the international storefront. */
  hasGooglePay: boolean
  /** Tile URL with {z}, {x} and {y}; null draws a schematic map. */
  mapTiles: string | null
  /** Tag manager script with its id; null disables analytics. */
  analyticsContainer: string | null
  renderThreads: number
  /** Wall time of a page on the server. The API has two seconds of it: its failure must still become a response. */
  renderMs: number
  /** How old edited texts may be before the API is asked again. */
  textsMs: number
  brand: Brand
  /** Bearer token of /front-door/metrics for other machines. */
  metricsKey: string | null
  /** Request timeout. */
  requestMs: number
  /** Delay between the stop signal and refusing connections: time for the load balancer to notice. */
  drainMs: number
  /** Time for in-flight requests to finish. */
  stopMs: number
}

const ROOT = path.resolve(import.meta.dirname, '../../../..')

const GOOGLE_TAGS = 'https://www.googletagmanager.com/gtm.js'

export const PICTURES_FOLDER = path.join(ROOT, 'api/pictures')

/** @throws Error with one sentence for the operator. */
export function readConfig(env: NodeJS.ProcessEnv, processors: number): Config {
  const isDemo = env['DEMO'] === '1'
  // Files under `npm run dev` change under their names.
  const isDevelopment = env['DEVELOPMENT'] === '1'
  if (!isDemo && !env['FRONT_DOOR_KEY']) {
    throw new Error('Without DEMO=1 FRONT_DOOR_KEY must be a key of your own, the same one that the API has.')
  }
  return {
    port: wholeNumber('PORT', env['PORT'] ?? '3000', 0, 65_535),
    host: hostOf(env['HOST'] || 'localhost'),
    stateDir: path.resolve(ROOT, env['STATE_DIR'] || '.state'),
    leastFreeMb: wholeNumber('LEAST_FREE_MB', env['LEAST_FREE_MB'] || '200', 1, 1_000_000_000),
    development: isDevelopment,
    apiUrl: originOf('API_URL', env['API_URL'] || 'http://127.0.0.1:3001'),
    hosts: hostsOf(env['SHOP_ORIGINS'] ?? '', isDemo),
    trustedProxies: readTrustedProxies(env['TRUSTED_PROXIES'] || LOOPBACK),
    openPaths: openPathsOf(env['OPEN_PATHS'] ?? ''),
    rendersAMinute: limitOf('RENDERS_A_MINUTE', '120', env),
    callsAMinute: limitOf('CALLS_A_MINUTE', '1200', env),
    frontDoorKey: env['FRONT_DOOR_KEY'] ?? '',
    artifactsUrl: isDevelopment ? '' : cdnOf('ARTIFACTS_URL', env['ARTIFACTS_URL'] ?? ''),
    picturesUrl: cdnOf('PICTURES_URL', env['PICTURES_URL'] ?? ''),
    paymentOrigin: env['PAYMENT_ORIGIN'] ? originOf('PAYMENT_ORIGIN', env['PAYMENT_ORIGIN']) : null,
    hasGooglePay: Boolean(env['GOOGLE_PAY_MERCHANT_ID']),
    mapTiles: env['MAP_TILES_URL'] ? tilesOf('MAP_TILES_URL', env['MAP_TILES_URL']) : null,
    analyticsContainer: env['ANALYTICS_CONTAINER'] ? containerOf(env['ANALYTICS_CONTAINER'], env['ANALYTICS_URL'] || GOOGLE_TAGS) : null,
    renderThreads: wholeNumber('RENDER_THREADS', env['RENDER_THREADS'] ?? String(Math.max(2, Math.min(processors, 8))), 1, 64),
    renderMs: wholeNumber('RENDER_MS', env['RENDER_MS'] || '5000', 1, HOUR_MS),
    textsMs: wholeNumber('TEXTS_MS', env['TEXTS_MS'] || '10000', 1, HOUR_MS),
    brand: brandOf(env['BRAND_FILE'] || undefined),
    metricsKey: env['METRICS_KEY'] || null,
    requestMs: wholeNumber('REQUEST_MS', env['REQUEST_MS'] || '20000', 1, HOUR_MS),
    drainMs: wholeNumber('DRAIN_MS', env['DRAIN_MS'] || '0', 0, HOUR_MS),
    stopMs: wholeNumber('STOP_MS', env['STOP_MS'] || '10000', 0, HOUR_MS),
  }
}

function hostOf(text: string): string {
  if (text === 'localhost' || net.isIP(text)) return text
  throw new Error(`HOST is "${text}", and it must be an address such as 0.0.0.0, or localhost.`)
}

function hostsOf(text: string, isDemo: boolean): ShopOrigins {
  const origins = readOrigins(text)
  if (!origins) throw new Error(`SHOP_ORIGINS is "${text}", and it must be a list such as https://zlata.ru,https://zlata.com.`)
  if (origins.length === 0 && !isDemo) {
    throw new Error('Without DEMO=1 SHOP_ORIGINS must name the addresses of the shop, for example https://zlata.ru,https://zlata.com.')
  }
  return { origins, servesThisMachine: isDemo }
}

function openPathsOf(text: string): readonly Closable[] {
  const open = readOpenPaths(text)
  if (open) return open
  throw new Error(`OPEN_PATHS is "${text}", and it may name ${CLOSABLE.join(', ')}.`)
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most) return value
  throw new Error(`${name} is "${text}", and it must be a whole number from ${least} to ${most}.`)
}

/** Tests come from one address: `CODE_LIMITS` multiplies limits. */
function limitOf(name: string, usual: string, env: NodeJS.ProcessEnv): number {
  return wholeNumber(name, env[name] || usual, 1, 1_000_000) * (Number(env['CODE_LIMITS']) || 1)
}

function originOf(name: string, text: string): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin
  throw new Error(`${name} is "${text}", and it must be an address such as http://127.0.0.1:3001.`)
}

function cdnOf(name: string, text: string): string {
  const cdn = readCdn(text)
  if (cdn === null) throw new Error(`${name} is "${text}", and ${CDN_FORM}.`)
  return cdn
}

function tilesOf(name: string, text: string): string {
  const isTemplate = ['{z}', '{x}', '{y}'].every((part) => text.includes(part))
  if (isTemplate && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text
  throw new Error(`${name} is "${text}", and it must be an address such as https://tiles.example/{z}/{x}/{y}.png.`)
}

function containerOf(id: string, script: string): string {
  if (!/^[A-Z]{1,4}-[A-Z0-9]{4,20}$/.test(id)) {
    throw new Error(`ANALYTICS_CONTAINER is "${id}", and it must be the id of a container such as GTM-ABC1234.`)
  }
  if (!URL.canParse(script) || new URL(script).protocol !== 'https:') {
    throw new Error(`ANALYTICS_URL is "${script}", and it must be the address of the container's script, such as ${GOOGLE_TAGS}.`)
  }
  const url = new URL(script)
  url.searchParams.set('id', id)
  return url.href
}
