import type { Config } from './config.ts'
import type { Service } from './frame/service.ts'
import { officeService } from './backoffice/back-office.ts'
import { identityService } from './identity/identity.ts'
import { mailService } from './mails/mails.ts'
import { startMailServer } from './mails/smtp.ts'
import { marketingService } from './marketing/marketing.ts'
import { messageService } from './messages/messages.ts'
import { operatorService } from './operator/operator.ts'
import { codeList } from './payments/codes.ts'
import { paymentService } from './payments/payments.ts'
import { startScanner } from './scanner/scanner.ts'
import { stopReports } from './payments/reports.ts'

/** All services in display order. */
export async function startServices(config: Config): Promise<{ services: Service[]; stop: () => void }> {
  const mails = mailService()
  const messages = messageService(config.smsKey, mails.to)
  const smtp = await startMailServer(config, mails.take)
  const scanner = await startScanner(config.scannerPort)
  const payments = paymentService(config.payments)
  const office = officeService(config.backOffice)
  const stop = () => {
    stopReports()
    smtp.close()
    scanner.close()
  }
  const marketing = marketingService(config.marketing)
  const identity = identityService(config.identity)
  const services = [messages, operatorService(config.operatorKey), payments, office, mails, marketing, identity, codeList]
  return { services, stop }
}
