import { addDepositToProfile, type GiftDeposit, openDeposit } from '@shop/contracts/certificates/deposits'
import type { CaptchaReply } from '@shop/contracts/confirmation/captcha'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { admitGuess } from '../../visitors/guards/guess.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import { implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import type { ShopVisitor } from '../../platform/http/visitor.ts'
import { ownerOf } from '../../visitors/session/shopper.ts'
import { type CardRow, cardRow, giftOf } from './card.ts'
import { isDepositCode, readDepositNumber, SEALED_DEPOSIT, sealedDeposit } from './code.ts'
import { depositGuard } from './guard.ts'
import { CARDS } from './sql.ts'
import type { DepositsApi } from './code.ts'

interface Opening {
  params: { depositId: string }
  body: { authCode: string; captcha?: CaptchaReply | undefined }
  visitor: ShopVisitor
  sessionHash: string | null
}

/** Opens a certificate by its code, and adds it to an account. */
export function serveOpening(api: DepositsApi) {
  implement(api, openDeposit, async (call) => {
    const row = await opened(api, call, 'GET_DEPOSIT')
    const owner = await ownerOf(api.database, call.sessionHash)
    return { result: true, deposit: giftOf(row, api.clock.now(), owner?.userId ?? null) }
  })
  implement(api, addDepositToProfile, async (call) => {
    const owner = await ownerOf(api.database, call.sessionHash)
    if (!owner?.userId) throw new Refused('UNAUTHORIZED')
    const row = await opened(api, call, 'ADD_DEPOSIT')
    return { result: true, deposit: await keep(api.database, row, owner.userId, api.clock.now()) }
  })
}

const KEEP = 'UPDATE deposits SET owner_id = $2 WHERE id = $1 AND (owner_id IS NULL OR owner_id = $2) RETURNING id'

/** Binds it to an account; another account's certificate is not taken over. */
async function keep(connection: Queryable, row: CardRow, userId: number, now: Date): Promise<GiftDeposit> {
  const kept = await connection.query(KEEP, [row.id, userId])
  if (kept.length === 0) throw new Refused('ADD_DEPOSIT')
  return giftOf({ ...row, ownerId: userId }, now, userId)
}

/** Five guesses an hour per certificate, session and address; a captcha after three. Right codes are not counted. */
export async function opened(api: DepositsApi, { params, body, visitor, sessionHash }: Opening, wrong: ErrorCode): Promise<CardRow> {
  const id = readDepositNumber(params.depositId)?.id ?? null
  const guess = await admitGuess(api, depositGuard(id, sessionHash, visitor.address), body.captcha)
  const row = await rowOf(api.database, cardRow, `${CARDS} WHERE d.id = $2 AND d.status IN ('active', 'spent')`, [visitor.shop.locale, id])
  const sealed = await rowOf(api.database, sealedDeposit, SEALED_DEPOSIT, [id])
  // An unknown number takes as long as a wrong code.
  const isRight = isDepositCode(api, sealed ?? { id: '', sealedCode: null }, body.authCode)
  if (!row || !isRight) throw new Refused(wrong, { authCode: 'WRONG_AUTH_CODE' })
  await guess.forgive()
  return row
}
