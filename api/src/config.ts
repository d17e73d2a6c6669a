import { fileURLToPath } from 'node:url'
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
  /** Factor of the limits of sending codes. */
  limits: number
  /** Tests put the clock forward; nobody else may. */
  hasTestClock: boolean
  /** Names of the shop's own hosts, without ports: who pays comes back to one of them and nowhere else. */
  shopHosts: readonly string[]
}

const LOCAL_HOSTS = 'shop.ru.localhost,shop.com.localhost,en.shop.ru.localhost,localhost,127.0.0.1'

const ROOT_STATE = fileURLToPath(new URL('../../.state', import.meta.url))

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = Number(env['PORT'] ?? 3001)
  return {
    port,
    host: env['HOST'] || '127.0.0.1',
    stateDir: env['STATE_DIR'] || ROOT_STATE,
    databaseUrl: env['DATABASE_URL'] || undefined,
    frontDoorKey: env['FRONT_DOOR_KEY'] || undefined,
    logLevel: env['LOG_LEVEL'] || 'warn',
    ports: {
      sms: { url: env['SMS_URL'] || undefined, key: env['SMS_KEY'] || 'sandbox-sms-key' },
      mail: { url: env['SMTP_URL'] || undefined, from: env['MAIL_FROM'] || 'ZLATA <shop@zlata.example>' },
      payments: {
        url: env['PAYMENT_URL'] || undefined,
        siteId: env['PAYMENT_SITE_ID'] || '21044',
        key: env['PAYMENT_KEY'] || 'sandbox-payment-key',
        webhookUrl: env['PAYMENT_WEBHOOK_URL'] || `http://127.0.0.1:${port}/payment/webhook`,
      },
    },
    limits: Number(env['CODE_LIMITS'] ?? 1) || 1,
    shopHosts: (env['SHOP_HOSTS'] || LOCAL_HOSTS).split(',').map((host) => host.trim().toLowerCase()),
    hasTestClock: env['TEST_CLOCK'] === '1',
  }
}
