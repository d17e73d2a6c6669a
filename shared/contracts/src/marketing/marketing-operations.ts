/**
 * What the marketing platform hears of, by the names that it knows: the first one synchronously at every
 * sign-in, the others asynchronously. The API sends them, the sandbox takes them.
 */
export const MARKETING_OPERATIONS = {
  authorize: 'Website.AuthorizeCustomer',
  subscribe: 'Website.SubscribeCustomer',
  wishlistAdd: 'Website.AddToWishlist',
  wishlistRemove: 'Website.RemoveFromWishlist',
  wishlistClear: 'Website.ClearWishlist',
  viewCategory: 'Website.ViewCategory',
  viewProduct: 'Website.ViewProduct',
  priceReduction: 'Website.SubscribeToPriceReduction',
} as const

export type MarketingOperation = keyof typeof MARKETING_OPERATIONS
