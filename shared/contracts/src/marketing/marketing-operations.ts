/**
 * Marketing platform operations by name: the first is synchronous at every sign-in, the others are asynchronous. The API sends them, the
 * sandbox receives them.
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
