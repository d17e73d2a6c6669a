import type { InferOutput } from 'valibot'
import type { CardChoice } from '@shop/contracts/orders/payment/saved-cards'
import type { Api } from '../../platform/http/implement.ts'
import { CARD_CHARGES_FROM_ADDRESS, CARD_CHARGES_OF_ACCOUNT, countOne, type Guard } from '../../visitors/guards/limits.ts'
import type { AskedPayment } from '../payments/payment-rows.ts'

/** What an attempt does about cards: charges a saved one or the one of a wallet, or saves the new one; and whether it is made by a letter. */
export type CardWish = Pick<AskedPayment, 'card' | 'saveCardFor' | 'wallet' | 'isByLetter'>

/** Both only for a signed-in shopper, and for payment by card. Empty fields take back what an earlier attempt did. */
export function cardWish({ card_id: id, save_card }: InferOutput<typeof CardChoice>, userId: number | null, type: string | null): CardWish {
  const isCard = userId !== null && type === 'card'
  if (isCard && id) return { card: { id, userId }, saveCardFor: undefined, wallet: undefined }
  return { card: undefined, saveCardFor: isCard && save_card ? userId : undefined, wallet: undefined }
}

/** The same card, or a new one that is saved or not as before: the same attempt will do. A page leads back to the browser it was made for. */
export const isSameWish = (one: CardWish, other: CardWish) =>
  one.card?.id === other.card?.id &&
  one.saveCardFor === other.saveCardFor &&
  one.wallet?.key === other.wallet?.key &&
  one.isByLetter === other.isByLetter

/** Throws TOO_MANY_REQUESTS for too many charges of saved cards. */
export async function countCharge({ database, clock, limits }: Api, userId: number | null, address: string): Promise<void> {
  if (userId === null) return
  const guard: Guard = [
    [CARD_CHARGES_OF_ACCOUNT, String(userId)],
    [CARD_CHARGES_FROM_ADDRESS, address],
  ]
  await countOne(database, clock, guard, limits)
}
