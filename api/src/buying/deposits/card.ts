import type { DepositCard, GiftDeposit } from '@shop/contracts/certificates/deposits'
import { shopDate } from '../../goods/places/shops/calendar.ts'

export interface CardRow extends DepositCard {
  ownerId: number | null
  buyerId: number | null
  /** yyyy-mm-dd */
  endsOn: string
}

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
