export {
  catalogueChanges,
  catalogueSnapshots,
  categories,
  categoryTexts,
  designerTexts,
  designers,
  designSets,
  designs,
  selectionDesigns,
  selections,
  selectionTexts,
} from './catalog.ts'
export { media, pictureFiles, pictures, products, productTags, productTexts, productVideos } from './products.ts'
export { priceHistory, prices, productOffers, shopStock, skus, stock } from './sales/offers.ts'
export { contentDrafts, contentVersions } from './content.ts'
export { cartAdditions, cartLines, carts, savedLines, sessions } from './sales/carts.ts'
export { settings } from './shop.ts'
export { bagProposals, bagShares } from './sales/shared-bags.ts'
export { cartCodes, cartPacking, certificates, promocodes } from './sales/codes.ts'
export { orderHistory, orderLines, orders, orderTenders, paymentReports, payments, payLinks } from './sales/orders.ts'
export {
  addresses,
  attempts,
  attemptWindows,
  authCodes,
  bonusEntries,
  captchas,
  consents,
  favorites,
  giftReservations,
  guestWishlists,
  savedSizes,
  signIns,
  users,
  wishlistShares,
} from './people/account.ts'
export { identities, mobidAsks, oauthAsks, passkeyChallenges, passkeys, pendingIdentities, savedCards } from './people/account.ts'
export { depositDesigns, deposits } from './sales/deposits.ts'
export { exchanges } from './sales/exchanges.ts'
export { feedBatches, feeds, paymentRefunds, refunds } from './back-office.ts'
export { feedback } from './people/feedback.ts'
export { merchantFeedParts, merchantFeeds, sharePictures } from './feeds.ts'
export { outbox } from './outbox.ts'
export { cities, pickupPoints, pickupProviders, shops, streets } from './places.ts'
export { alerts, jobApplications, marketingConsents, referralCodes, referrals, savedSearches, subscribers } from './people/marketing.ts'
export { bookingCapacity, bookings, bookingServices } from './people/bookings.ts'
export { consults } from './people/consults.ts'
export { passportCodes, passportRequests, passports } from './sales/passports.ts'
export { reviewLettersOff, reviewPictures, reviews } from './sales/reviews.ts'
