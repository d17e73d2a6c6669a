import { GIFT_OCCASIONS, GIFT_RECIPIENTS } from '@shop/contracts/cart/gifts'

/** Tags that say for whom and for what occasion a piece is a gift. */
export const recipientTag = (value: string) => `for-${value}`
export const occasionTag = (value: string) => `occasion-${value}`

export const RECIPIENT_TAGS = GIFT_RECIPIENTS.map(recipientTag)
export const OCCASION_TAGS = GIFT_OCCASIONS.map(occasionTag)
