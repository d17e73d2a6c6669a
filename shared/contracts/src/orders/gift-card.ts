/** Words that fit on the gift card. */
export const CARD_MAX = 300
