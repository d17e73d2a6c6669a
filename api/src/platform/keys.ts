import { StartError } from './db/database.ts'

/** Demo keys. They are in the repository, so they are public. */
const DEMO_KEYS = {
  SMS_KEY: 'sandbox-sms-key',
  PAYMENT_KEY: 'sandbox-payment-key',
  BACK_OFFICE_KEY: 'sandbox-back-office-key',
  YAID_CLIENT_SECRET: 'sandbox-yaid-secret',
  OPERATOR_KEY: 'sandbox-operator-key',
  MINDBOX_SECRET_KEY: 'sandbox-mindbox-key',
  CERTIFICATE_KEY: 'sandbox-certificate-key',
  CONTENT_KEY: 'sandbox-content-key',
  PREVIEW_KEY: 'sandbox-preview-key',
}
export type KeyName = keyof typeof DEMO_KEYS

/** Without the first three anybody could pose as the front door, back office or payment gateway; the fourth encrypts the codes of certificates. */
const ALWAYS_NEEDED = ['FRONT_DOOR_KEY', 'BACK_OFFICE_KEY', 'PAYMENT_KEY', 'CERTIFICATE_KEY']
/** Keys of services that are used only when their URL is set. */
const NEEDED_WITH: Record<string, string> = {
  SMS_KEY: 'SMS_URL',
  YAID_CLIENT_SECRET: 'YAID_URL',
  OPERATOR_KEY: 'OPERATOR_URL',
  MINDBOX_SECRET_KEY: 'MINDBOX_URL',
}

/** @throws StartError that names every missing key, and every key published in the repository. */
export function checkKeys(env: NodeJS.ProcessEnv): void {
  const isDemoKey = (name: string) => Object.values<string | undefined>(DEMO_KEYS).includes(env[name])
  const needed = [...ALWAYS_NEEDED, ...Object.keys(NEEDED_WITH).filter((name) => env[NEEDED_WITH[name] ?? ''])]
  const known = Object.keys(DEMO_KEYS).filter((name) => isDemoKey(name))
  const wrong = [...new Set([...needed.filter((name) => !env[name] || isDemoKey(name)), ...known])]
  if (wrong.length === 0) return
  throw new StartError(`Without DEMO=1 these must be keys of your own: ${wrong.join(', ')}. docs/operations.md says what each is for.`)
}

/** A key from the environment; in the demo, the default that a separately started sandbox uses too. */
export const keyFrom = (env: NodeJS.ProcessEnv, isDemo: boolean) => (name: KeyName) => env[name] || (isDemo ? DEMO_KEYS[name] : '')
