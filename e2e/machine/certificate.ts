import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { SANDBOX_URL } from '../environment.ts'
import { Guest } from './guest.ts'
import { codeSentTo, mailTo, newPhone } from './servers/sandbox.ts'
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
  const paid = await fetch(`${SANDBOX_URL}/payments/${new URL(paymentUrl).pathname.split('/').at(-1)}`, {
    method: 'POST',
    headers: { origin: new URL(SANDBOX_URL).origin },
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  })
  expect(paid.status).toBeLessThan(400)
  const code = /код[^\d]*(\d{4})/i.exec(await mailTo(to, depositId))?.[1] ?? ''
  return { number: depositId, code }
}
