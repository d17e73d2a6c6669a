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
}

const ROOT_STATE = fileURLToPath(new URL('../../.state', import.meta.url))

export function readConfig(env: NodeJS.ProcessEnv): Config {
  return {
    port: Number(env['PORT'] ?? 3001),
    host: env['HOST'] || '127.0.0.1',
    stateDir: env['STATE_DIR'] || ROOT_STATE,
    databaseUrl: env['DATABASE_URL'] || undefined,
    frontDoorKey: env['FRONT_DOOR_KEY'] || undefined,
    logLevel: env['LOG_LEVEL'] || 'warn',
    ports: {
      sms: { url: env['SMS_URL'] || undefined, key: env['SMS_KEY'] || 'sandbox-sms-key' },
      mail: { url: env['SMTP_URL'] || undefined, from: env['MAIL_FROM'] || 'ZLATA <shop@zlata.example>' },
    },
    limits: Number(env['CODE_LIMITS'] ?? 1) || 1,
    hasTestClock: env['TEST_CLOCK'] === '1',
  }
}
