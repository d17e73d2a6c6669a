import type { Config } from './config.ts'
import type { Service } from './frame/service.ts'
import { mailService } from './mails/mails.ts'
import { startMailServer } from './mails/smtp.ts'
import { messageService } from './messages/messages.ts'

/** Every stand-in, in the order in which the page shows them. */
export async function startServices(config: Config): Promise<{ services: Service[]; stop: () => void }> {
  const mails = mailService()
  const messages = messageService(config.smsKey, mails.to)
  const smtp = await startMailServer(config, mails.take)
  return { services: [messages, mails], stop: () => smtp.close() }
}
