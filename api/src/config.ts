import { fileURLToPath } from 'node:url'
import { type DatabaseLimits, StartError } from './db/database.ts'
import type { PortsConfig } from './ports/ports.ts'

export interface Config {
  port: number
  host: string
  stateDir: string
  databaseUrl: string | undefined
  /** Shared with the front door; without it no forwarded header is trusted. */
  frontDoorKey: string | undefined
  logLevel: string
  ports: PortsConfig
  /** Who reads résumés. */
  hrEmail: string
  /** Factor of the limits of sending codes. */
  limits: number
  /** Tests put the clock forward; nobody else may. */
  hasTestClock: boolean
  /** Answers of exact calls are checked by samples otherwise (decision 9). */
  checksAllAnswers: boolean
  /** Names of the shop's own hosts, without ports: who pays comes back to one of them and nowhere else. */
  shopHosts: readonly string[]
  /** Bearer of GET /metrics for who asks from another machine. */
  metricsKey: string | undefined
  answerMs: number
  database: DatabaseLimits
  slowStatementMs: number
  /** Between the signal to stop and the end of new connections: so long a balancer may take to notice /health/ready. */
  drainMs: number
  /** What has begun has so long to be finished. */
  stopMs: number
}

const LOCAL_HOSTS = 'shop.ru.localhost,shop.com.localhost,en.shop.ru.localhost,localhost,127.0.0.1'

const ROOT_STATE = fileURLToPath(new URL('../../.state', import.meta.url))

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = Number(env['PORT'] ?? 3001)
  const milliseconds = (name: string, otherwise: number) => {
    const value = Number(env[name] || otherwise)
    if (Number.isInteger(value) && value >= 0) return value
    throw new StartError(`${name} is "${env[name]}", and it must be a whole number of milliseconds.`)
  }
  // Each service has a patience of its own, unless one is given for all.
  const timeoutMs = env['PORT_MS'] ? milliseconds('PORT_MS', 0) : undefined
  return {
    port,
    host: env['HOST'] || '127.0.0.1',
    stateDir: env['STATE_DIR'] || ROOT_STATE,
    databaseUrl: env['DATABASE_URL'] || undefined,
    database: {
      statementMs: milliseconds('STATEMENT_MS', 5000),
      lockMs: milliseconds('LOCK_MS', 3000),
      connectionMs: milliseconds('CONNECTION_MS', 3000),
    },
    frontDoorKey: env['FRONT_DOOR_KEY'] || undefined,
    logLevel: env['LOG_LEVEL'] || 'warn',
    metricsKey: env['METRICS_KEY'] || undefined,
    // Shorter than the front door waits for us, longer than we wait for the payment gateway.
    answerMs: milliseconds('ANSWER_MS', 9000),
    slowStatementMs: milliseconds('SLOW_STATEMENT_MS', 200),
    drainMs: milliseconds('DRAIN_MS', 0),
    stopMs: milliseconds('STOP_MS', 10_000),
    ports: {
      sms: { url: env['SMS_URL'] || undefined, key: env['SMS_KEY'] || 'sandbox-sms-key', timeoutMs },
      mail: { url: env['SMTP_URL'] || undefined, from: env['MAIL_FROM'] || 'ZLATA <shop@zlata.example>', timeoutMs },
      payments: {
        url: env['PAYMENT_URL'] || undefined,
        siteId: env['PAYMENT_SITE_ID'] || '21044',
        key: env['PAYMENT_KEY'] || 'sandbox-payment-key',
        webhookUrl: env['PAYMENT_WEBHOOK_URL'] || `http://127.0.0.1:${port}/payment/webhook`,
        timeoutMs,
      },
      backOffice: { url: env['BACK_OFFICE_URL'] || undefined, key: env['BACK_OFFICE_KEY'] || 'sandbox-back-office-key' },
      identity: {
        url: env['YAID_URL'] || undefined,
        infoUrl: env['YAID_INFO_URL'] || undefined,
        issuer: env['YAID_ISSUER'] || undefined,
        clientId: env['YAID_CLIENT_ID'] || 'zlata',
        clientSecret: env['YAID_CLIENT_SECRET'] || 'sandbox-yaid-secret',
      },
      operator: { url: env['OPERATOR_URL'] || undefined, key: env['OPERATOR_KEY'] || 'sandbox-operator-key' },
      mindbox: {
        url: env['MINDBOX_URL'] || undefined,
        endpointId: env['MINDBOX_ENDPOINT_ID'] || 'zlata-website',
        secretKey: env['MINDBOX_SECRET_KEY'] || 'sandbox-mindbox-key',
      },
    },
    hrEmail: env['HR_EMAIL'] || 'hr@zlata.example',
    limits: Number(env['CODE_LIMITS'] ?? 1) || 1,
    shopHosts: (env['SHOP_HOSTS'] || LOCAL_HOSTS).split(',').map((host) => host.trim().toLowerCase()),
    hasTestClock: env['TEST_CLOCK'] === '1',
    checksAllAnswers: env['NODE_ENV'] === 'test' || env['CHECK_ANSWERS'] === 'all',
  }
}
