import type { FastifyInstance } from 'fastify'
import { serveFavoriteChanges } from './account/saved/favorites.ts'
import { serveAddress } from './account/saved/address.ts'
import { serveBonuses } from './account/bonuses/bonuses.ts'
import { serveDeletion } from './account/deletion/deletion.ts'
import { serveExport } from './account/export/export.ts'
import { servePasskeys } from './account/security/passkeys.ts'
import { servePassword } from './account/security/password.ts'
import { serveEmail } from './account/email.ts'
import { servePersonalData } from './account/personal-data/personal-data.ts'
import { serveProfileOrders } from './account/orders/profile-orders.ts'
import { serveSessions } from './account/security/sessions.ts'
import { serveSizes } from './account/saved/sizes.ts'
import { serveSubscribers } from './account/subscribers.ts'
import { serveAlerts } from './alerts/alerts.ts'
import { serveAuth } from './auth/auth.ts'
import { serveAuthenticate } from './auth/authenticate.ts'
import { serveCaptcha } from './guards/captcha/captcha.ts'
import { startCleanup } from './auth/cleanup.ts'
import { serveLogout } from './auth/logout.ts'
import { serveMobid } from './auth/mobid.ts'
import { serveOauth } from './auth/provider/oauth.ts'
import { serveSignInByPasskey } from './auth/passkeys/sign-in-by-passkey.ts'
import { serveRegistration } from './auth/registration.ts'
import { serveWays } from './auth/ways.ts'
import { serveBookings } from './bookings/bookings.ts'
import { serveCareer } from './career/career.ts'
import { serveCart } from './cart/cart.ts'
import { readCart } from './cart/cart-data.ts'
import { servePickupPoints } from './cart/serve-pickup-points.ts'
import { openCatalogue, warmedBy } from './catalog/catalogue.ts'
import { serveDesigners } from './catalog/designers.ts'
import { serveFavorites } from './catalog/cards/favorites.ts'
import { serveGifts } from './catalog/gifts/gifts.ts'
import { serveListings } from './catalog/listing.ts'
import { serveMainPage } from './content/main-page.ts'
import { serveNewProducts } from './catalog/new-products.ts'
import { serveProduct } from './catalog/product/product.ts'
import { servePopularSearches } from './catalog/search/popular.ts'
import { serveSuggestions } from './catalog/search/suggest.ts'
import { serveBackOffice } from './backoffice/back-office.ts'
import { brandedPorts } from './platform/brand/fill.ts'
import type { Clock } from './platform/clock/clock.ts'
import { serveConsults } from './consults/consults.ts'
import { serveContent } from './content/content.ts'
import { servePreview } from './content/preview/serve-preview.ts'
import { servePromises } from './content/promises.ts'
import { serveWinterSale } from './content/winter-sale.ts'
import { Published, type PublishedApi } from './content/published.ts'
import { servePublishing } from './content/publishing/publishing.ts'
import type { Database } from './platform/db/database.ts'
import { serveAddresses } from './feeds/addresses.ts'
import { serveFeeds } from './feeds/feeds.ts'
import type { DepositsApi } from './deposits/code.ts'
import { serveBuying } from './deposits/buy.ts'
import { serveDesigns } from './deposits/designs.ts'
import { serveOpening } from './deposits/open.ts'
import { servePdf } from './deposits/pdf/serve-pdf.ts'
import { serveProfileCertificates } from './deposits/profile-certificates.ts'
import { serveDocumentation } from './platform/documentation/documentation.ts'
import { serveFeedback } from './feedback/feedback.ts'
import { schemaOf, serveHealth } from './platform/status/health.ts'
import type { Api } from './platform/http/implement.ts'
import { createServer, type ServerOptions } from './platform/http/server.ts'
import { writeLetters } from './letters/letters.ts'
import { serveMarketing } from './marketing/marketing.ts'
import { deliverMessages } from './platform/outbox/messages.ts'
import { Metrics } from './platform/observability/metrics.ts'
import { observedDatabase } from './platform/observability/observed-database.ts'
import { observedPorts } from './platform/observability/observed-ports.ts'
import { serveMetrics } from './platform/status/serve-metrics.ts'
import { Outbox } from './platform/outbox/outbox.ts'
import type { Networks } from './platform/networks.ts'
import { servePictures } from './platform/pictures/serve-pictures.ts'
import { servePlaces } from './places/places.ts'
import { serveOrders } from './orders/orders.ts'
import { servePassports } from './passports/passports.ts'
import { Payments, type PaymentsApi } from './payments/payments.ts'
import { closePorts, type Ports } from './platform/ports/ports.ts'
import { recordReferralByCookie } from './referral/come.ts'
import { serveReferral } from './referral/referral.ts'
import { serveSearches } from './searches/searches.ts'
import type { SiteOrigins } from './platform/site-origins.ts'
import { serveShare } from './share/share.ts'
import { serveCommonData } from './session/common-data.ts'
import { keyOf } from './session/key.ts'
import { serveToken } from './session/token.ts'
import { subscribeBuyers } from './subscriptions/at-checkout.ts'
import { serveSubscriptions } from './subscriptions/subscriptions.ts'
import { serveTexts } from './content/serve-texts.ts'

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
