import { depositPdf, depositPdfLink } from '@shop/contracts/certificates/deposit-pdf'
import { Currency, Minor } from '@shop/contracts/core/money'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf } from '../../../platform/db/rows.ts'
import { implement } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { originOf } from '../../payments/origin.ts'
import { ownerOf } from '../../../visitors/session/shopper.ts'
import { depositCode, readDepositNumber, sealedDeposit } from '../code.ts'
import { opened } from '../open.ts'
import { certificatePdf } from './certificate.ts'
import { isPdfLink, pdfLink } from './pdf-link.ts'
import type { DepositsApi } from '../code.ts'

const PRINTED = `
  SELECT d.id, d.currency, d.amount, d.message, d.sender_name AS sender, d.recipient_name AS recipient, to_char(d.valid_until, 'DD.MM.YYYY') AS "validUntil",
    d.host, d.locale, d.owner_id AS "ownerId", d.sealed_code AS "sealedCode", jsonb_build_object('base', f.base, 'widths', f.widths) AS picture
  FROM deposits d JOIN deposit_designs g ON g.id = d.design_id JOIN pictures f ON f.key = g.picture
  WHERE d.id = $1 AND d.status IN ('active', 'spent')`

const printedRow = v.object({
  ...sealedDeposit.entries,
  currency: Currency,
  amount: Minor,
  message: v.string(),
  sender: v.string(),
  recipient: v.string(),
  validUntil: v.string(),
  host: v.string(),
  locale: v.picklist(['ru', 'en']),
  ownerId: v.nullable(v.number()),
  picture: v.object({ base: v.string(), widths: v.array(v.number()) }),
})
type PrintedRow = v.InferOutput<typeof printedRow>

/**
 * PDF of a certificate. Its account, or anybody with its code, gets a link for a few minutes. The code never appears in a URL, because URLs
 * end up in logs and browser history.
 */
export function servePdf(api: DepositsApi) {
  implement(api, depositPdfLink, async (call) => {
    const id = readDepositNumber(call.params.depositId)?.id ?? ''
    const row = await printable(api.database, id)
    const owner = row?.ownerId ? await ownerOf(api.database, call.sessionHash) : null
    const isMine = row !== null && owner !== null && owner.userId === row.ownerId
    // A missing code counts as a wrong guess.
    if (!isMine) await opened(api, { ...call, body: { ...call.body, authCode: call.body.authCode ?? '' } }, 'GET_DEPOSIT')
    if (!row) throw new Refused('GET_DEPOSIT')
    return { result: true as const, url: `/deposit/${row.id}/pdf?link=${pdfLink(api.codeKey, row.id, api.clock.now())}` }
  })
  implement(api, depositPdf, async (call) => {
    const id = readDepositNumber(call.params.depositId)?.id ?? ''
    if (!isPdfLink(api.codeKey, id, call.query.link ?? '', api.clock.now())) throw new Refused('GET_DEPOSIT')
    const row = await printable(api.database, id)
    if (!row) throw new Refused('GET_DEPOSIT')
    const pdf = await made(api, row).catch((error: unknown) => {
      api.log.error({ err: error, design: row.picture.base }, 'no PDF')
      throw new Refused('PRINT_DEPOSIT')
    })
    void call.reply.header('content-disposition', `attachment; filename="${api.brand.id}-${row.id}.pdf"`)
    return pdf
  })
}

const printable = async (connection: Queryable, id: string) => (await rowOf(connection, printedRow, PRINTED, [id])) ?? null

async function made(api: DepositsApi, { host, ownerId: _, sealedCode, ...row }: PrintedRow): Promise<Uint8Array> {
  const code = depositCode(api, { id: row.id, sealedCode })
  return certificatePdf(api, { ...row, code, url: `${originOf(host)}/get-certificate/${row.id}` })
}
