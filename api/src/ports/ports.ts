import { type MailConfig, type MailPort, mailPort } from './mail.ts'
import { type SmsConfig, type SmsPort, smsPort } from './sms.ts'

/** The outside world, as the API sees it. */
export interface Ports {
  sms: SmsPort
  mail: MailPort
}

export interface PortsConfig {
  sms: SmsConfig
  mail: MailConfig
}

export const openPorts = ({ sms, mail }: PortsConfig): Ports => ({ sms: smsPort(sms), mail: mailPort(mail) })

export const closePorts = ({ mail }: Ports) => mail.close()
