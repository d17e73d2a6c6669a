import type { FastifyInstance } from 'fastify'
import * as buying from './buying/plugins.ts'
import { readCart } from './buying/cart/cart-data.ts'
import { cardSealer } from './buying/payments/cards/cards.ts'
import { Payments } from './buying/payments/payments.ts'
import { openCatalogue, warmedBy } from './goods/catalog/catalogue.ts'
import { Published } from './goods/content/published.ts'
import { searchGuide } from './goods/content/search-guide.ts'
import * as goods from './goods/plugins.ts'
import { brandedPorts } from './platform/brand/fill.ts'
import type { Clock } from './platform/clock/clock.ts'
import type { Role } from './platform/config.ts'
import type { Database } from './platform/db/database.ts'
import type { Api } from './platform/http/implement.ts'
import { refuseCalls } from './platform/status/refuse-calls.ts'
import { createServer, type ServerOptions } from './platform/http/server.ts'
import type { Networks } from './platform/networks.ts'
import { Metrics } from './platform/observability/metrics.ts'
import { observedDatabase } from './platform/observability/observed-database.ts'
import { observedPorts } from './platform/observability/observed-ports.ts'
import { deliverMessages } from './platform/outbox/messages.ts'
import { Outbox } from './platform/outbox/outbox.ts'
import { readsOf } from './platform/replica/current-reads.ts'
import { replicaReads } from './platform/replica/open.ts'
import { PictureBucket } from './platform/picture-files/bucket.ts'
import { PictureFiles, removeUnnamedObjects } from './platform/picture-files/picture-files.ts'
import * as platform from './platform/plugins.ts'
import { closePorts, type Ports } from './platform/ports/ports.ts'
import type { SiteOrigins } from './platform/site-origins.ts'
import { NOTHING_TO_WARM, schemaOf } from './platform/status/health.ts'
import * as service from './service/plugins.ts'
import { recordReferralByCookie } from './service/referral/come.ts'
import { subscribeBuyers } from './service/subscriptions/at-checkout.ts'
import * as visitors from './visitors/plugins.ts'
import { keyOf } from './visitors/session/key.ts'
import type { OnVisit } from './visitors/session/token.ts'
import { heartsOfSession } from './visitors/users/hearts.ts'

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
  role: Role
  /** PostgreSQL past any pooler, to hear of changes; null for the embedded database. */
  listenUrl: string | null
  /** A standby for what everybody is shown, left out when it may be further behind; its owner closes it. */
  replica: { standby: Database; mostBehindMs: number } | null
  /** Bucket for files of uploaded pictures; without it they are rows. */
  uploadsUrl: string | undefined
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
    role,
    listenUrl,
    replica: standby,
    uploadsUrl,
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
  const observed = { metrics, log, slowMs: slowStatementMs }
  const database = observedDatabase(opened, observed)
  const reads = standby ? replicaReads(server, database, standby, observed) : readsOf(database)
  const ports = brandedPorts(observedPorts(outside, metrics), brand)
  const outbox = new Outbox(database, clock, log, metrics, outboxLeaseMs)
  metrics.watch(database, clock, role === 'calls' ? null : outbox)
  const payments = new Payments(database, clock, ports.payments, cardSealer(certificateKey), outbox, log)
  const [csrfKey, codeKey] = [await keyOf(database, 'csrf-key'), await keyOf(database, 'code-key')]
  const { frontDoorKey } = options
  const bucket = uploadsUrl ? await PictureBucket.open(uploadsUrl) : null
  if (bucket) server.addHook('onClose', async () => bucket.close())
  const files = { database, clock, log, bucket }
  removeUnnamedObjects(outbox, files)
  const api: Api = {
    server,
    log,
    database,
    reads,
    clock,
    ports,
    outbox,
    pictureFiles: new PictureFiles(files),
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
    isWorking: role !== 'calls',
    endpoints: [],
  }
  deliverMessages(outbox, ports)
  if (role === 'work') refuseCalls(server)
  const published = new Published({ database, reads }, clock, previewKey)
  const catalogue = openCatalogue(database, { reads, clock, guide: searchGuide(published), brand: brand.name, log })
  const onVisit: OnVisit = (who, cookies) => recordReferralByCookie(database, clock, who, cookies)
  await server.register(goods.places, api)
  await server.register(goods.catalog, { ...api, catalogue, heartsOfSession })
  await server.register(goods.content, { ...api, catalogue, published, contentKey, previewKey })
  await server.register(goods.changes, {
    ...api,
    listenUrl,
    forget: ({ ids, content }) => {
      catalogue.cards.forget(ids)
      if (content) published.changed(clock.now())
    },
  })
  await server.register(goods.feeds, api)
  await server.register(goods.share, api)
  await server.register(visitors.session, {
    ...api,
    catalogue,
    published,
    onVisit,
    readBag: (session, asked) => readCart(database, session, asked),
  })
  await server.register(visitors.guards, api)
  await server.register(visitors.marketing, api)
  await server.register(buying.deposits, { ...api, payments, certificateKey })
  await server.register(buying.cart, { ...api, certificateKey })
  await server.register(buying.sharedBags, { ...api, catalogue })
  await server.register(buying.orders, { ...api, payments, certificateKey, onPlaced: subscribeBuyers(api) })
  await server.register(buying.cards, { ...api, payments })
  await server.register(buying.passports, api)
  await server.register(buying.letters, { ...api, certificateKey })
  await server.register(buying.backOffice, { ...api, payments, certificateKey, catalogue })
  await server.register(service.auth, api)
  await server.register(service.account, { ...api, catalogue })
  await server.register(service.subscriptions, api)
  await server.register(service.alerts, api)
  await server.register(service.searches, api)
  await server.register(service.wishlists, { ...api, catalogue })
  await server.register(service.reviews, api)
  await server.register(service.referral, api)
  await server.register(service.career, { ...api, hrEmail })
  await server.register(service.feedback, { ...api, supportEmail })
  await server.register(service.bookings, api)
  await server.register(service.consults, api)
  await server.register(platform.pictures, api)
  await server.register(platform.status, { ...api, metricsKey, warmed: role === 'work' ? NOTHING_TO_WARM : warmedBy(catalogue) })
  await server.register(platform.documentation, api)
  server.addHook('onReady', async () => {
    if (role === 'calls') return
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
