import { depositCode, SEALED_DEPOSIT, sealedDeposit } from '../../deposits/code.ts'
import { activate, depositDue, depositLetter, depositPaid, depositRow, depositText, lockDeposit } from '../../deposits/lifecycle.ts'
import { DEPOSIT } from '../../deposits/sql.ts'
import { letter, messageId, SENT_AT_ONCE } from '../../../platform/outbox/messages.ts'
import { enqueue } from '../../../platform/outbox/enqueue.ts'
import { originOf } from '../../payments/origin.ts'
import { boughtLetter, giftLetter, giftText } from './certificate.ts'
import type { DepositsApi } from '../../deposits/code.ts'
import { rowOf } from '../../../platform/db/rows.ts'

/** Messages about a certificate: to its buyer when it is paid, to its recipient when it is due. */
export function notifyDeposit(api: DepositsApi) {
  const { outbox, database, clock } = api
  outbox.handle(depositPaid, ({ depositId }) =>
    database.transaction(async (connection) => {
      const deposit = await lockDeposit(connection, depositId)
      if (deposit) await enqueue(connection, letter, { to: deposit.buyer_email, ...boughtLetter(deposit, clock.now()) })
    }),
  )
  outbox.handle(depositDue, ({ depositId }) =>
    database.transaction(async (connection) => {
      const deposit = await activate(connection, api, depositId, clock.now())
      if (deposit?.recipient_email) await enqueue(connection, depositLetter, { depositId })
      if (deposit?.recipient_phone) await enqueue(connection, depositText, { depositId })
    }),
  )
  sendCodes(api)
}

/** Messages with a code are written here, as they are sent. */
function sendCodes(api: DepositsApi) {
  const { outbox, ports } = api
  outbox.handle(
    depositLetter,
    async ({ depositId }, { id }) => {
      const gift = await giftOf(api, depositId)
      if (!gift?.deposit.recipient_email) return
      const message = { to: gift.deposit.recipient_email, ...giftLetter(gift.deposit, gift.code, gift.origin) }
      await ports.mail.send({ id: messageId(id, message), ...message })
    },
    { atOnce: SENT_AT_ONCE },
  )
  outbox.handle(
    depositText,
    async ({ depositId }, { id }) => {
      const gift = await giftOf(api, depositId)
      if (!gift?.deposit.recipient_phone) return
      const message = { to: gift.deposit.recipient_phone, text: giftText(gift.deposit, gift.code, gift.origin) }
      await ports.sms.send({ id: messageId(id, message), ...message })
    },
    { atOnce: SENT_AT_ONCE },
  )
}

async function giftOf(api: DepositsApi, depositId: string) {
  const deposit = await rowOf(api.database, depositRow, DEPOSIT, [depositId])
  const sealed = await rowOf(api.database, sealedDeposit, SEALED_DEPOSIT, [depositId])
  return deposit && sealed ? { deposit, code: depositCode(api, sealed), origin: originOf(deposit.host) } : null
}
