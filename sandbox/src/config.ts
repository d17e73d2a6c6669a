export interface Config {
  port: number
  smtpPort: number
  scannerPort: number
  /** Shared with the shop: signs every message. */
  smsKey: string
  /** The shop's password for mail. */
  smtpPassword: string
  /** Sign payment requests and reports. */
  payments: { siteId: string; key: string }
  /** OAuth client of the shop. */
  identity: { clientId: string; clientSecret: string }
  /** Signs requests to the mobile operator. */
  operatorKey: string
  /** Key for signing orders and calls; the shop's address. */
  backOffice: { key: string; shopUrl: string }
  /** Marketing endpoint and its secret. */
  marketing: { endpointId: string; secretKey: string }
}

/** Default keys, the same as the API's demo keys: for this machine only. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = Number(env['PORT'] ?? 3003)
  return {
    port,
    smtpPort: Number(env['SMTP_PORT'] ?? port + 1),
    scannerPort: Number(env['SCANNER_PORT'] ?? port + 2),
    smsKey: env['SMS_KEY'] || 'sandbox-sms-key',
    smtpPassword: env['SMTP_PASSWORD'] || 'sandbox-mail-password',
    payments: { siteId: env['PAYMENT_SITE_ID'] || '21044', key: env['PAYMENT_KEY'] || 'sandbox-payment-key' },
    identity: { clientId: env['YAID_CLIENT_ID'] || 'zlata', clientSecret: env['YAID_CLIENT_SECRET'] || 'sandbox-yaid-secret' },
    operatorKey: env['OPERATOR_KEY'] || 'sandbox-operator-key',
    backOffice: {
      key: env['BACK_OFFICE_KEY'] || 'sandbox-back-office-key',
      shopUrl: env['API_URL'] || 'http://127.0.0.1:3001',
    },
    marketing: {
      endpointId: env['MINDBOX_ENDPOINT_ID'] || 'zlata-website',
      secretKey: env['MINDBOX_SECRET_KEY'] || 'sandbox-mindbox-key',
    },
  }
}
