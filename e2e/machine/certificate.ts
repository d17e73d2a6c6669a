import { randomUUID } from 'node:crypto'
import { Guest } from './people/guest.ts'
import { codeSentTo, mailTo, newPhone, payByHand } from './servers/sandbox.ts'
import type { Shop } from './shop.ts'

export interface Certificate {
  /** 7K2M-9QXD */
  number: string
  code: string
}

/** A gift certificate that somebody has bought and paid, as the letter to its recipient tells it. */
export async function boughtCertificate(shop: Shop, amount = 5000): Promise<Certificate> {
  const [guest, phone] = [new Guest(shop), newPhone('ru')]
  const to = `${phone.slice(1)}@mail.example`
  await guest.arrive()
  await guest.call('POST', '/phone/send_code', { phone })
  await guest.call('POST', '/phone/confirm', { phone, code: await codeSentTo(phone) })
  await guest.arrive()
  const { designs, today } = await guest.call<{ designs: { id: number }[]; today: string }>('GET', '/deposits_design')
  const { depositId, paymentUrl } = await guest.call<{ depositId: string; paymentUrl: string }>('POST', '/order/deposits/create', {
    designId: designs[0]?.id,
    amount,
    recipientEmail: to,
    senderName: 'Илья',
    email: 'ilya@mail.example',
    sendDate: today,
    agreement: true,
    idempotencyKey: randomUUID(),
  })
  await payByHand(paymentUrl)
  const code = /код[^\d]*(\d{4})/i.exec(await mailTo(to, depositId))?.[1] ?? ''
  return { number: depositId, code }
}
