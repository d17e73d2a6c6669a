import { type BackOfficeConfig, type BackOfficePort, backOfficePort } from './back-office.ts'
import { type IdentityConfig, type IdentityPort, identityPort } from './identity.ts'
import { type MailConfig, type MailPort, mailPort } from './mail.ts'
import { type MindboxConfig, type MindboxPort, mindboxPort } from './mindbox.ts'
import { type OperatorConfig, type OperatorPort, operatorPort } from './operator.ts'
import { type PaymentPort, paymentPort, type PaymentsConfig } from './payments.ts'
import { type ScannerConfig, type ScannerPort, scannerPort } from './scanner.ts'
import { type SmsConfig, type SmsPort, smsPort } from './sms.ts'

/** External services. */
export interface Ports {
  sms: SmsPort
  mail: MailPort
  payments: PaymentPort
  backOffice: BackOfficePort
  identity: IdentityPort
  operator: OperatorPort
  mindbox: MindboxPort
  scanner: ScannerPort
}

export interface PortsConfig {
  sms: SmsConfig
  mail: MailConfig
  payments: PaymentsConfig
  backOffice: BackOfficeConfig
  identity: IdentityConfig
  operator: OperatorConfig
  mindbox: MindboxConfig
  scanner: ScannerConfig
}

export const openPorts = ({ sms, mail, payments, backOffice, identity, operator, mindbox, scanner }: PortsConfig): Ports => ({
  sms: smsPort(sms),
  mail: mailPort(mail),
  payments: paymentPort(payments),
  backOffice: backOfficePort(backOffice),
  identity: identityPort(identity),
  operator: operatorPort(operator),
  mindbox: mindboxPort(mindbox),
  scanner: scannerPort(scanner),
})

export const closePorts = ({ mail }: Ports) => mail.close()
