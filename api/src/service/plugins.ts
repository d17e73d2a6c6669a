import type { CatalogApi } from '../goods/plugins.ts'
import { cleanUp } from '../platform/clock/rounds.ts'
import { plugin, type Api } from '../platform/http/implement.ts'
import { serveBonuses } from './account/bonuses/bonuses.ts'
import { serveDeletion } from './account/deletion/deletion.ts'
import { serveEmail } from './account/email.ts'
import { serveExport } from './account/export/export.ts'
import { serveProfileOrders } from './account/orders/profile-orders.ts'
import { servePersonalData } from './account/personal-data/personal-data.ts'
import { serveAddress } from './account/saved/address.ts'
import { serveFavoriteChanges } from './account/saved/favorites.ts'
import { serveRingSizes } from './account/saved/ring-sizes.ts'
import { serveSizes } from './account/saved/sizes.ts'
import { servePasskeys } from './account/security/passkeys.ts'
import { servePassword } from './account/security/password.ts'
import { serveSessions } from './account/security/sessions.ts'
import { serveSubscribers } from './account/subscribers.ts'
import { serveAlerts } from './alerts/alerts.ts'
import { serveAuth } from './auth/auth.ts'
import { serveAuthenticate } from './auth/authenticate.ts'
import { deleteOldCodes } from './auth/codes/codes.ts'
import { serveLogout } from './auth/logout.ts'
import { deleteOldMobidRequests, serveMobid } from './auth/mobid.ts'
import { deleteOldChallenges } from './auth/passkeys/challenges.ts'
import { serveSignInByPasskey } from './auth/passkeys/sign-in-by-passkey.ts'
import { serveOrderAccount } from './auth/order-account.ts'
import { deletePendingIdentity } from './auth/provider/identities.ts'
import { deleteOldOauthRequests } from './auth/provider/oauth-asks.ts'
import { serveOauth } from './auth/provider/oauth.ts'
import { serveRegistration } from './auth/registration.ts'
import { serveWays } from './auth/ways.ts'
import { serveBookings } from './bookings/bookings.ts'
import { deleteOldBookings } from './bookings/forget.ts'
import { serveCareer } from './career/career.ts'
import { serveConsults } from './consults/consults.ts'
import { deleteOldConsults } from './consults/forget.ts'
import { serveFeedback } from './feedback/feedback.ts'
import { serveReferral } from './referral/referral.ts'
import { removeForgottenPictures } from './reviews/pictures/remove.ts'
import { serveReviews } from './reviews/reviews.ts'
import { serveSearches } from './searches/searches.ts'
import { serveSubscriptions } from './subscriptions/subscriptions.ts'
import { deleteOldReservations } from './wishlists/gifts.ts'
import { serveWishlists } from './wishlists/wishlists.ts'

export const auth = plugin('auth', (api: Api) => {
  serveAuth(api)
  serveAuthenticate(api)
  serveRegistration(api)
  serveOrderAccount(api)
  serveMobid(api)
  serveOauth(api)
  serveWays(api)
  serveLogout(api)
  serveSignInByPasskey(api)
  const { database, clock } = api
  cleanUp(api, 'sign-ins under way', async () => {
    for (const remove of [deleteOldCodes, deleteOldOauthRequests, deleteOldChallenges, deletePendingIdentity, deleteOldMobidRequests])
      await remove(database, clock)
  })
})

export const account = plugin('account', (api: CatalogApi) => {
  serveEmail(api)
  servePersonalData(api)
  servePassword(api)
  servePasskeys(api)
  serveSessions(api)
  serveDeletion(api)
  serveProfileOrders(api)
  serveBonuses(api)
  serveExport(api)
  serveAddress(api)
  serveSubscribers(api)
  serveSizes(api, api.catalogue)
  serveRingSizes(api)
  serveFavoriteChanges(api)
})

export const subscriptions = plugin('subscriptions', serveSubscriptions)

export const alerts = plugin('alerts', serveAlerts)

export const searches = plugin('searches', serveSearches)

export const wishlists = plugin('wishlists', (api: CatalogApi) => {
  serveWishlists(api)
  cleanUp(api, 'reserved gifts', () => deleteOldReservations(api))
})

export const reviews = plugin('reviews', (api: Api) => {
  serveReviews(api)
  cleanUp(api, 'pictures without a review', () => removeForgottenPictures(api))
})

export const referral = plugin('referral', serveReferral)

export const career = plugin('career', serveCareer)

export const feedback = plugin('feedback', serveFeedback)

export const bookings = plugin('bookings', (api: Api) => {
  serveBookings(api)
  cleanUp(api, 'bookings', () => deleteOldBookings(api.database, api.clock))
})

export const consults = plugin('consults', (api: Api) => {
  serveConsults(api)
  cleanUp(api, 'consults', () => deleteOldConsults(api.database, api.clock))
})
