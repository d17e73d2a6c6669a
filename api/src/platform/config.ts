import { fileURLToPath } from 'node:url'
import type { Brand } from '@shop/contracts/shop/brand'
import { CDN_FORM, readCdn } from '@shop/contracts/shop/cdn'
import { readOrigins } from '@shop/contracts/shop/shop-origins'
import { DEFAULT_COUNTRY } from '@shop/contracts/shop/storefront'
import { brandOf } from './brand/brand-file.ts'
import { type DatabaseLimits, StartError } from './db/database.ts'
import { MIGRATION_MS } from './db/migrate.ts'
import type { DatabaseConnections } from './db/open.ts'
import { POOL_SIZE } from './db/postgres.ts'
import { checkKeys, keyFrom } from './keys.ts'
import { type Networks, networksFrom } from './networks.ts'
import type { PortsConfig } from './ports/ports.ts'
import { type SiteOrigins, siteOriginsOf } from './site-origins.ts'

/** `calls` answers calls; `work` sends messages and does periodic work; `all` does both. */
export type Role = 'all' | 'calls' | 'work'

export interface Config {
  /** Seeds an empty database with the demo shop, and uses the sandbox keys. */
  isDemo: boolean
  port: number
  host: string
  stateDir: string
  databaseUrl: string | undefined
  connections: DatabaseConnections
  role: Role
  redisUrl: string | undefined
  /** Bucket for files of uploaded pictures. */
  uploadsUrl: string | undefined
  /** Shared with the front door; without it no forwarded header is trusted. */
  frontDoorKey: string | undefined
  logLevel: string
  ports: PortsConfig
  brand: Brand
  /** Cities by network address. */
  networks: Networks
  /** E-mail for résumés. */
  hrEmail: string
  /** E-mail for feedback messages. */
  supportEmail: string
  /** Encrypts the codes of certificates. Must stay the same as long as they are valid. */
  certificateKey: string
  /** Key for publishing content; empty disables publishing. */
  contentKey: string
  /** Key for preview links; empty disables previews. */
  previewKey: string
  /** Factor for the limits of sending codes. */
  limits: number
  /** Validates every response; otherwise responses of exact calls are sampled (decision 9). */
  checksAllAnswers: boolean
  /** The shop's hostnames without ports: payment pages return to these only. */
  shopHosts: readonly string[]
  siteOrigins: SiteOrigins
  /** Origin of a CDN for pictures in feeds; empty: the shop's own hosts. */
  picturesUrl: string
  /** Bearer token of GET /metrics for other machines. */
  metricsKey: string | undefined
  answerMs: number
  database: DatabaseLimits
  /** How long a migration tries to get its locks at start. */
  migrationMs: number
  slowStatementMs: number
  /** A job of a dead process is run by another one after this time. */
  outboxLeaseMs: number
  /** Nothing stored is sent: for a restored copy. */
  isOutboxPaused: boolean
  /** Delay between the stop signal and refusing connections: time for the load balancer to notice /health/ready. */
  drainMs: number
  /** Time for in-flight requests to finish. */
  stopMs: number
}

const MOST_BEHIND_MS = 2000
const LEAST_BEHIND_MS = 1000

const LOCAL_HOSTS = ['shop.ru.localhost', 'shop.com.localhost', 'en.shop.ru.localhost', 'localhost', '127.0.0.1']

const ROOT_STATE = fileURLToPath(new URL('../../../.state', import.meta.url))

/** @throws StartError with a message that tells the operator what to change. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const isDemo = env['DEMO'] === '1'
  if (!isDemo) checkKeys(env)
  const key = keyFrom(env, isDemo)
  const brand = brandOf(env['BRAND_FILE'] || undefined)
  const port = Number(env['PORT'] ?? 3001)
  const milliseconds = (name: string, otherwise: number) => {
    const value = Number(env[name] || otherwise)
    if (Number.isInteger(value) && value >= 0) return value
    throw new StartError(`${name} is "${env[name]}", and it must be a whole number of milliseconds.`)
  }
  // Each service has its own timeout, unless one is given for all.
  const timeoutMs = env['PORT_MS'] ? milliseconds('PORT_MS', 0) : undefined
  return {
    isDemo,
    port,
    host: env['HOST'] || '127.0.0.1',
    stateDir: env['STATE_DIR'] || ROOT_STATE,
    databaseUrl: env['DATABASE_URL'] || undefined,
    connections: connectionsOf(env, milliseconds('DATABASE_REPLICA_LAG_MS', MOST_BEHIND_MS)),
    role: roleOf(env['ROLE']),
    redisUrl: redisUrlOf(env['REDIS_URL']),
    uploadsUrl: env['UPLOADS_URL'] || undefined,
    database: {
      statementMs: milliseconds('STATEMENT_MS', 5000),
      lockMs: milliseconds('LOCK_MS', 3000),
      connectionMs: milliseconds('CONNECTION_MS', 3000),
    },
    migrationMs: milliseconds('MIGRATION_MS', MIGRATION_MS),
    frontDoorKey: env['FRONT_DOOR_KEY'] || undefined,
    logLevel: env['LOG_LEVEL'] || 'warn',
    metricsKey: env['METRICS_KEY'] || undefined,
    // Shorter than the front door's timeout, longer than the payment gateway's.
    answerMs: milliseconds('ANSWER_MS', 9000),
    slowStatementMs: milliseconds('SLOW_STATEMENT_MS', 200),
    outboxLeaseMs: milliseconds('OUTBOX_LEASE_MS', 60_000),
    isOutboxPaused: isPaused(env['OUTBOX']),
    drainMs: milliseconds('DRAIN_MS', 0),
    stopMs: milliseconds('STOP_MS', 10_000),
    ports: {
      sms: { url: env['SMS_URL'] || undefined, key: key('SMS_KEY'), timeoutMs },
      mail: { url: env['SMTP_URL'] || undefined, from: env['MAIL_FROM'] || `${brand.name} <${brand.emails.sender}>`, timeoutMs },
      payments: {
        url: env['PAYMENT_URL'] || undefined,
        siteId: env['PAYMENT_SITE_ID'] || '21044',
        key: key('PAYMENT_KEY'),
        webhookUrl: env['PAYMENT_WEBHOOK_URL'] || `http://127.0.0.1:${port}/payment/webhook`,
        wallets: walletsOf(env, isDemo),
        timeoutMs,
      },
      backOffice: { url: env['BACK_OFFICE_URL'] || undefined, key: key('BACK_OFFICE_KEY') },
      identity: {
        url: env['YAID_URL'] || undefined,
        infoUrl: env['YAID_INFO_URL'] || undefined,
        issuer: env['YAID_ISSUER'] || undefined,
        clientId: env['YAID_CLIENT_ID'] || 'zlata',
        clientSecret: key('YAID_CLIENT_SECRET'),
      },
      operator: { url: env['OPERATOR_URL'] || undefined, key: key('OPERATOR_KEY') },
      mindbox: {
        url: env['MINDBOX_URL'] || undefined,
        endpointId: env['MINDBOX_ENDPOINT_ID'] || 'zlata-website',
        secretKey: key('MINDBOX_SECRET_KEY'),
      },
      scanner: { url: env['SCANNER_URL'] || undefined, timeoutMs },
    },
    brand,
    networks: networksFrom(env['CITY_NETWORKS'] ?? ''),
    certificateKey: key('CERTIFICATE_KEY'),
    contentKey: key('CONTENT_KEY'),
    previewKey: key('PREVIEW_KEY'),
    hrEmail: env['HR_EMAIL'] || brand.emails.jobs,
    supportEmail: env['SUPPORT_EMAIL'] || brand.emails.care,
    limits: Number(env['CODE_LIMITS'] ?? 1) || 1,
    shopHosts: shopHosts(env['SHOP_ORIGINS'] ?? '', isDemo),
    // The front door of `npm start` uses the port before ours.
    siteOrigins: siteOriginsOf(readOrigins(env['SHOP_ORIGINS'] ?? '') ?? [], isDemo ? port - 1 : null),
    picturesUrl: picturesUrlOf(env['PICTURES_URL'] ?? ''),
    checksAllAnswers: env['NODE_ENV'] === 'test' || env['CHECK_ANSWERS'] === 'all',
  }
}

function walletsOf(env: NodeJS.ProcessEnv, isDemo: boolean): PortsConfig['payments']['wallets'] {
  const [google, apple] = [env['GOOGLE_PAY_MERCHANT_ID'], env['APPLE_PAY_MERCHANT_ID']]
  const country = env['PAYMENT_COUNTRY'] || DEFAULT_COUNTRY.en
  if (!/^[A-Z]{2}$/.test(country)) throw new StartError(`PAYMENT_COUNTRY is "${country}", and it must be a code of a country such as AE.`)
  return {
    gateway: env['PAYMENT_GATEWAY'] || 'payselection',
    country,
    ...(google && { google }),
    ...(apple && { apple }),
    ...(isDemo && { isTest: true as const }),
  }
}

function connectionsOf(env: NodeJS.ProcessEnv, mostBehindMs: number): DatabaseConnections {
  const [pooler, directUrl] = [env['DATABASE_POOLER'] || undefined, env['DATABASE_DIRECT_URL'] || undefined]
  if (pooler && pooler !== 'transaction') {
    throw new StartError(`DATABASE_POOLER is "${pooler}". It can only be "transaction": PgBouncer in transaction mode.`)
  }
  if (pooler && !directUrl) {
    throw new StartError('With DATABASE_POOLER, DATABASE_DIRECT_URL must lead to PostgreSQL past the pooler: migrations need a session.')
  }
  const poolSize = Number(env['DATABASE_POOL'] || POOL_SIZE)
  // A transaction holds one connection, and health and messages need another.
  if (!Number.isInteger(poolSize) || poolSize < 2 || poolSize > 500) {
    throw new StartError(`DATABASE_POOL is "${env['DATABASE_POOL']}", and it must be a whole number of connections from 2 to 500.`)
  }
  const replicaUrl = env['DATABASE_REPLICA_URL'] || undefined
  if (replicaUrl && !env['DATABASE_URL']) {
    throw new StartError('DATABASE_REPLICA_URL is of a standby of the PostgreSQL that DATABASE_URL leads to, which is missing.')
  }
  if (mostBehindMs < LEAST_BEHIND_MS) {
    throw new StartError(
      `DATABASE_REPLICA_LAG_MS is "${mostBehindMs}", and it must be ${LEAST_BEHIND_MS} at least: the lag is measured twice a second.`,
    )
  }
  return { directUrl, poolSize, isPooled: pooler !== undefined, replica: replicaUrl ? { url: replicaUrl, mostBehindMs } : undefined }
}

function redisUrlOf(text: string | undefined): string | undefined {
  if (!text || /^rediss?:\/\/./.test(text)) return text || undefined
  throw new StartError(`REDIS_URL is "${text}", and it must be an address such as redis://valkey.internal:6379.`)
}

function picturesUrlOf(text: string): string {
  const cdn = readCdn(text)
  if (cdn === null) throw new StartError(`PICTURES_URL is "${text}", and ${CDN_FORM}.`)
  return cdn
}

function roleOf(text: string | undefined): Role {
  if (!text) return 'all'
  if (text === 'calls' || text === 'work') return text
  throw new StartError(`ROLE is "${text}". It can be "calls", which leaves messages and periodic work to workers, or "work", a worker.`)
}

function isPaused(outbox: string | undefined): boolean {
  if (!outbox || outbox === 'paused') return outbox === 'paused'
  throw new StartError(`OUTBOX is "${outbox}". It can only be "paused": then stored messages are not sent.`)
}

function shopHosts(text: string, isDemo: boolean): string[] {
  const origins = readOrigins(text)
  if (!origins) throw new StartError(`SHOP_ORIGINS is "${text}", and it must be a list such as https://zlata.ru,https://zlata.com.`)
  if (origins.length === 0 && !isDemo) {
    throw new StartError('Without DEMO=1 SHOP_ORIGINS must name the addresses of the shop, for example https://zlata.ru,https://zlata.com.')
  }
  return [...origins.map((origin) => new URL(origin).hostname), ...(isDemo ? LOCAL_HOSTS : [])]
}
