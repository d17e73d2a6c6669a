// The front door: node shell/server/main.ts. PORT, STATE_DIR, API_URL, FRONT_DOOR_KEY; see README.md.
import type http from 'node:http'
import os from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { SECOND_MS } from '@shop/contracts/core/time/durations'
import { stopGracefully, watchProcess } from '@shop/observability/watch'
import { artifactsFolder } from '@shop/release/store'
import { ArtifactFiles } from './release/artifact-files.ts'
import { readConfig } from './platform/config/config.ts'
import { DevelopmentEvents } from './platform/development/development.ts'
import { showError } from './platform/development/show-error.ts'
import { Documents } from './pages/documents/documents.ts'
import { EditedTexts } from './backend/edited-texts.ts'
import { ShopChanges } from './backend/shop-changes.ts'
import { createFrontDoor } from './front-door.ts'
import { listen } from './requests/listen.ts'
import { freeBytesOf } from './platform/observability/disk.ts'
import { FailureCounts } from './release/failure-counts.ts'
import { lines, log, reasonOf } from './platform/observability/log.ts'
import { Metrics } from './platform/observability/metrics.ts'
import { ApiHealth } from './operations/readiness.ts'
import { ReleaseEvents } from './release/serving/release-events.ts'
import { Releases } from './release/releases.ts'
import { followStore } from './release/follow-store.ts'
import { Report } from './release/report.ts'
import { VersionCounts } from './release/cohorts/version-counts.ts'
import { PageRenders } from './pages/render/page-renders.ts'
import { probeOf } from './pages/render/probe.ts'
import { RenderPools } from './pages/render/render-pools.ts'
import { Sitemaps } from './operations/robots-sitemap.ts'
import { VersionFailures } from './pages/render/version-failures.ts'

const CPU_MS = { usual: 500, first: 1500 }
/** Of its time; a thread that has not evaluated the code yet needs more. */
const FIRST_WAIT = 1.4
const QUEUE_LIMIT = 100
const QUEUE_MS = 3000
const START_MS = 15_000
const SEND_MS = 2000

async function main() {
  const config = readConfig(process.env, os.availableParallelism())
  globalThis.picturesUrl = config.picturesUrl
  const sendTheRest = await watchProcess('front-door', process.env)
  const served: { releases: Releases | null } = { releases: null }
  const follower = await followStore(config, () => served.releases)
  const releases = new Releases(config.stateDir, { development: config.development })
  served.releases = releases
  const threadData = () => ({
    artifacts: artifactsFolder(config.stateDir),
    shell: releases.current().shell.version,
    development: config.development,
    picturesUrl: config.picturesUrl,
    probe: probeOf(config.brand),
  })
  /** The shell does not start, and there is none to go back to. */
  const hopeless = Promise.withResolvers<void>()
  const pool = new RenderPools({
    size: config.renderThreads,
    data: threadData(),
    budget: { cpuMs: CPU_MS.usual, waitMs: config.renderMs },
    firstBudget: { cpuMs: CPU_MS.first, waitMs: config.renderMs * FIRST_WAIT },
    queueLimit: QUEUE_LIMIT,
    queueMs: QUEUE_MS,
    onBadStart: (shell) => {
      failures.add('shell', shell, 'server')
      releases.avoid('shell', shell, 'it does not start on the server')
      if (releases.snapshot.shell.version === shell) hopeless.resolve()
    },
    onStartError: (shell, error) => {
      log('render thread', `shell@${shell}: ${reasonOf(error)}`)
      if (config.development) void showError(config.stateDir, 'server, shell', error.stack ?? error.message)
    },
  })
  const metrics = new Metrics()
  const versionCounts = new VersionCounts(config.stateDir, releases)
  const failures = new FailureCounts(config.stateDir, metrics, versionCounts, releases.current().serial)
  const versionFailures = new VersionFailures(failures)
  const events = new ReleaseEvents(releases, config.brand.name)
  const artifactFiles = new ArtifactFiles(config.stateDir, { keep: !config.development })
  const renders = new PageRenders(config, pool, versionFailures, metrics)
  const documents = new Documents(config, releases, renders, artifactFiles, new EditedTexts(config), versionCounts)
  const changes = new ShopChanges(config, (change) => documents.drop(change))
  const development = config.development ? new DevelopmentEvents(config.stateDir) : null
  const stopping = { now: false }
  const [sitemaps, apiHealth] = [new Sitemaps(config), new ApiHealth(config.apiUrl)]
  const app = await createFrontDoor({
    config,
    releases,
    documents,
    events,
    development,
    sitemaps,
    metrics,
    failures,
    counts: versionCounts,
    pool,
    apiHealth,
    stopping,
  })
  metrics.watch('documents_cached', 'Documents that were given as they had been rendered before.', () => documents.cached)
  metrics.watch('changes_followed', '1 while the API tells of changed prices, stock and texts.', () => Number(changes.isFollowing))
  metrics.watch('release_streams', 'Tabs that listen for releases.', () => events.open)
  metrics.watch('release_serial', 'The release in force.', () => releases.current().serial)
  metrics.watch('release_faults', 'Parts or records of the release that are damaged and not served.', () => releases.faults.length)
  if (follower)
    metrics.watch('release_store_silent_seconds', 'Since the store of releases answered last.', () => follower.silentMs / SECOND_MS)
  metrics.watch('state_free_bytes', 'Free space of STATE_DIR; -1 where it cannot be read.', () => freeBytesOf(config.stateDir))
  metrics.watch('render_threads_leaving', 'Threads of an earlier release that have not been replaced yet.', () => pool.leaving)

  // Two versions of a remote in one thread would receive each other's events, so each release has its own threads.
  releases.onChange(({ serial }) => {
    failures.startAnew(serial)
    versionFailures.forget()
    pool.renew(threadData())
  })
  releases.watch()
  void changes.follow()
  // A port that the system chooses is not known yet.
  const shop = config.hosts.origins[0] ?? (config.port > 0 && `http://${config.brand.hosts.ru}:${config.port}`)
  const report = new Report(config.stateDir, releases, { api: config.apiUrl, ...(shop && { shop }) }, () => follower?.copies)

  // Without a working shell pages are rendered by browsers; a slow start is waited for.
  await Promise.race([pool.started, hopeless.promise, setTimeout(START_MS, undefined, { ref: false })])
  await app.ready()
  // Our own servers: Fastify's second server for the other loopback address shares neither waiting nor refusals.
  const servers = await listen(config, (request, response) => app.routing(request, response))

  stopGracefully(lines, async () => {
    stopping.now = true
    if (config.drainMs > 0) await setTimeout(config.drainMs)
    const forgotten = follower?.close()
    report.close()
    changes.close()
    releases.close()
    events.close()
    development?.close()
    const closed = Promise.all(servers.map(({ server }) => finish(server)))
    await Promise.race([closed, setTimeout(config.stopMs, undefined, { ref: false })])
    for (const { server } of servers) server.closeAllConnections()
    await app.close()
    await pool.close()
    await forgotten
    failures.write()
    versionCounts.write()
    await Promise.race([sendTheRest(), setTimeout(SEND_MS, undefined, { ref: false })])
    return 0
  })
  // After the signal handlers: whoever reads the message may stop the process right away.
  console.log(`front door ready http://localhost:${servers[0]?.port}`)
  process.send?.({ ready: true })
}

const IDLE_CHECK_MS = 50

/** Finishes requests, closes idle connections, also those that become idle later. */
const finish = (server: http.Server) =>
  new Promise<void>((done) => {
    const timer = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
    server.close(() => {
      clearInterval(timer)
      done()
    })
  })

main().catch((error: unknown) => {
  console.error(reasonOf(error))
  process.exit(1)
})
