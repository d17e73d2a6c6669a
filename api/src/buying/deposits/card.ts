import { DepositCard, type GiftDeposit } from '@shop/contracts/certificates/deposits'
import * as v from 'valibot'
import { shopDate } from '../../goods/places/shops/calendar.ts'

export const cardRow = v.object({
  ...DepositCard.entries,
  ownerId: v.nullable(v.number()),
  buyerId: v.nullable(v.number()),
  /** yyyy-mm-dd */
  endsOn: v.string(),
})
export type CardRow = v.InferOutput<typeof cardRow>

/** The giver's view. An expired certificate is shown as expired from the next day on, whatever its stored status. */
export function boughtCard(row: CardRow, now: Date): DepositCard {
  const { ownerId: _, buyerId: __, endsOn, ...card } = row
  const isOver = (row.status === 'active' || row.status === 'paid') && endsOn < shopDate(now)
  return { ...card, status: isOver ? 'expired' : row.status }
}

/** The owner's view: hides who it was sent to. */
export const receivedCard = (row: CardRow, now: Date): DepositCard => ({ ...boughtCard(row, now), recipient: null })

export const giftOf = (row: CardRow, now: Date, userId: number | null): GiftDeposit => ({
  ...receivedCard(row, now),
  isMine: userId !== null && row.ownerId === userId,
})
