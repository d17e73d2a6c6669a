import type { FastifyInstance } from 'fastify'
import { serveFavoriteChanges } from './service/account/saved/favorites.ts'
import { serveAddress } from './service/account/saved/address.ts'
import { serveBonuses } from './service/account/bonuses/bonuses.ts'
import { serveDeletion } from './service/account/deletion/deletion.ts'
import { serveExport } from './service/account/export/export.ts'
import { servePasskeys } from './service/account/security/passkeys.ts'
import { servePassword } from './service/account/security/password.ts'
import { serveEmail } from './service/account/email.ts'
import { servePersonalData } from './service/account/personal-data/personal-data.ts'
import { serveProfileOrders } from './service/account/orders/profile-orders.ts'
import { serveSessions } from './service/account/security/sessions.ts'
import { serveSizes } from './service/account/saved/sizes.ts'
import { serveSubscribers } from './service/account/subscribers.ts'
import { serveAlerts } from './service/alerts/alerts.ts'
import { serveAuth } from './service/auth/auth.ts'
import { serveAuthenticate } from './service/auth/authenticate.ts'
import { serveCaptcha } from './visitors/guards/captcha/captcha.ts'
import { startCleanup } from './service/auth/cleanup.ts'
import { serveLogout } from './service/auth/logout.ts'
import { serveMobid } from './service/auth/mobid.ts'
import { serveOauth } from './service/auth/provider/oauth.ts'
import { serveSignInByPasskey } from './service/auth/passkeys/sign-in-by-passkey.ts'
import { serveRegistration } from './service/auth/registration.ts'
import { serveWays } from './service/auth/ways.ts'
import { serveBookings } from './service/bookings/bookings.ts'
import { serveCareer } from './service/career/career.ts'
import { serveCart } from './buying/cart/cart.ts'
import { readCart } from './buying/cart/cart-data.ts'
import { servePickupPoints } from './buying/cart/delivery/serve-pickup-points.ts'
import { openCatalogue, warmedBy } from './goods/catalog/catalogue.ts'
import { serveDesigners } from './goods/catalog/designers.ts'
import { serveFavorites } from './goods/catalog/cards/favorites.ts'
import { serveGifts } from './goods/catalog/gifts/gifts.ts'
import { serveListings } from './goods/catalog/listing.ts'
import { serveMainPage } from './goods/content/main-page.ts'
import { serveNewProducts } from './goods/catalog/new-products.ts'
import { serveProduct } from './goods/catalog/product/product.ts'
import { servePopularSearches } from './goods/catalog/search/popular.ts'
import { serveSuggestions } from './goods/catalog/search/suggest.ts'
import { serveBackOffice } from './buying/backoffice/back-office.ts'
import { brandedPorts } from './platform/brand/fill.ts'
import type { Clock } from './platform/clock/clock.ts'
import { serveConsults } from './service/consults/consults.ts'
import { serveContent } from './goods/content/content.ts'
import { servePreview } from './goods/content/preview/serve-preview.ts'
import { servePromises } from './goods/content/promises.ts'
import { serveWinterSale } from './goods/content/winter-sale.ts'
import { Published, type PublishedApi } from './goods/content/published.ts'
import { servePublishing } from './goods/content/publishing/publishing.ts'
import type { Database } from './platform/db/database.ts'
import { serveAddresses } from './goods/feeds/addresses.ts'
import { serveFeeds } from './goods/feeds/feeds.ts'
import type { DepositsApi } from './buying/deposits/code.ts'
import { serveBuying } from './buying/deposits/buy.ts'
import { serveDesigns } from './buying/deposits/designs.ts'
import { serveOpening } from './buying/deposits/open.ts'
import { servePdf } from './buying/deposits/pdf/serve-pdf.ts'
import { serveProfileCertificates } from './buying/deposits/profile-certificates.ts'
import { serveDocumentation } from './platform/documentation/documentation.ts'
import { serveFeedback } from './service/feedback/feedback.ts'
import { schemaOf, serveHealth } from './platform/status/health.ts'
import type { Api } from './platform/http/implement.ts'
import { createServer, type ServerOptions } from './platform/http/server.ts'
import { writeLetters } from './buying/letters/letters.ts'
import { serveMarketing } from './visitors/marketing/marketing.ts'
import { deliverMessages } from './platform/outbox/messages.ts'
import { Metrics } from './platform/observability/metrics.ts'
import { observedDatabase } from './platform/observability/observed-database.ts'
import { observedPorts } from './platform/observability/observed-ports.ts'
import { serveMetrics } from './platform/status/serve-metrics.ts'
import { Outbox } from './platform/outbox/outbox.ts'
import type { Networks } from './platform/networks.ts'
import { servePictures } from './platform/pictures/serve-pictures.ts'
import { servePlaces } from './goods/places/places.ts'
import { serveOrders } from './buying/orders/orders.ts'
import { servePassports } from './buying/passports/passports.ts'
import { Payments, type PaymentsApi } from './buying/payments/payments.ts'
import { closePorts, type Ports } from './platform/ports/ports.ts'
import { recordReferralByCookie } from './service/referral/come.ts'
import { serveReferral } from './service/referral/referral.ts'
import { serveSearches } from './service/searches/searches.ts'
import type { SiteOrigins } from './platform/site-origins.ts'
import { serveShare } from './goods/share/share.ts'
import { serveCommonData } from './visitors/session/common-data.ts'
import { keyOf } from './visitors/session/key.ts'
import { serveToken } from './visitors/session/token.ts'
import { subscribeBuyers } from './service/subscriptions/at-checkout.ts'
import { serveSubscriptions } from './service/subscriptions/subscriptions.ts'
import { serveTexts } from './goods/content/serve-texts.ts'

export interface AppOptions extends Omit<ServerOptions, 'metrics'> {
  clock: Clock
  ports: Ports
  limits: number
  shopHosts: readonly string[]
  siteOrigins: SiteOrigins
  metricsKey: string | undefined
  slowStatementMs: number
  outboxLeaseMs: number
  isOutboxPaused: boolean
  checksAllAnswers: boolean
  hrEmail: string
  supportEmail: string
  certificateKey: string
  contentKey: string
  previewKey: string
  networks: Networks
}

/** Builds the API, not listening yet. Outbox jobs and periodic rounds run from now until it closes. */
export async function createApp(
  opened: Database,
  {
    clock,
    ports: outside,
    limits,
    shopHosts,
    siteOrigins,
    metricsKey,
    slowStatementMs,
    outboxLeaseMs,
    isOutboxPaused,
    checksAllAnswers,
    hrEmail,
    supportEmail,
    certificateKey,
    contentKey,
    previewKey,
    brand,
    networks,
    ...options
  }: AppOptions,
): Promise<FastifyInstance> {
  const metrics = new Metrics()
  const { server, log } = await createServer({ ...options, metrics, brand })
  const database = observedDatabase(opened, { metrics, log, slowMs: slowStatementMs })
  const ports = brandedPorts(observedPorts(outside, metrics), brand)
  const outbox = new Outbox(database, clock, log, metrics, outboxLeaseMs)
  metrics.watch(database, clock, outbox)
  const payments = new Payments(database, clock, ports.payments, outbox, log)
  const [csrfKey, codeKey] = [await keyOf(database, 'csrf-key'), await keyOf(database, 'code-key')]
  const { frontDoorKey } = options
  const api: Api = {
    server,
    log,
    database,
    clock,
    ports,
    outbox,
    metrics,
    schema: await schemaOf(database),
    shopHosts,
    siteOrigins,
    csrfKey,
    codeKey,
    limits,
    frontDoorKey,
    checksAllAnswers,
    brand,
    networks,
    endpoints: [],
  }
  const paying: PaymentsApi = { ...api, payments }
  const publishing: PublishedApi = { ...api, published: new Published(database, clock, previewKey) }
  const giving: DepositsApi = { ...api, certificateKey }
  deliverMessages(outbox, ports)
  serveToken(api, (who, cookies) => recordReferralByCookie(database, clock, who, cookies))
  serveCaptcha(api)
  serveAuth(api)
  serveAuthenticate(api)
  serveRegistration(api)
  serveMobid(api)
  serveOauth(api)
  serveWays(api)
  serveLogout(api)
  startCleanup(api)
  serveEmail(api)
  servePersonalData(api)
  servePassword(api)
  serveSignInByPasskey(api)
  servePasskeys(api)
  serveSessions(api)
  serveDeletion(api)
  serveProfileOrders(api)
  serveBonuses(api)
  serveExport(api)
  serveAddress(api)
  serveSubscribers(api)
  serveProfileCertificates(api)
  serveDesigns(api)
  serveOpening(giving)
  servePdf(giving)
  serveBuying(paying)
  writeLetters(giving)
  serveCommonData(publishing, (sessionHash, asked) => readCart(database, sessionHash, asked))
  serveTexts(publishing)
  serveContent(publishing)
  servePromises(publishing)
  serveWinterSale(publishing)
  servePublishing({ ...api, contentKey, previewKey })
  servePreview({ ...publishing, previewKey })
  const catalogue = openCatalogue(database, clock)
  serveMainPage(publishing, catalogue)
  serveListings(api, catalogue)
  serveSizes(api, catalogue)
  serveSuggestions(api, catalogue)
  servePopularSearches(api, catalogue)
  serveGifts(api, catalogue)
  serveNewProducts(api, catalogue)
  serveProduct(api, catalogue)
  serveDesigners(api)
  serveFavorites(api)
  serveFavoriteChanges(api)
  serveCart(giving)
  servePickupPoints(api)
  servePlaces(api)
  serveOrders(paying, subscribeBuyers(api))
  serveBackOffice(paying, catalogue)
  serveMarketing(api)
  serveSubscriptions(api)
  serveAlerts(api)
  serveSearches(api)
  serveReferral(api)
  serveCareer({ ...api, hrEmail })
  serveFeedback({ ...api, supportEmail })
  serveBookings(api)
  serveConsults(api)
  servePassports(api)
  serveFeeds(api)
  serveAddresses(api)
  serveShare(api)
  servePictures(api)
  serveHealth(api, warmedBy(catalogue))
  serveMetrics(api, metricsKey)
  serveDocumentation(api)
  server.addHook('onReady', async () => {
    if (isOutboxPaused) log.warn('the outbox is paused: messages wait until a start without OUTBOX=paused')
    else outbox.start()
  })
  // Runs in parallel with in-flight requests: both must finish within the time limit.
  let stopped: Promise<void> | undefined
  server.addHook('preClose', async () => {
    stopped = outbox.stop()
  })
  server.addHook('onClose', async () => {
    await stopped
    closePorts(ports)
  })
  await server.ready()
  return server
}
