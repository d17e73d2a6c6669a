import * as jsxDev from 'react/jsx-dev-runtime'
import { modules } from '../../remotes/shared.ts'
import { showErrors } from './errors.ts'
import { watchFailures } from './failures.ts'
import { followStream } from '../../platform/streams/shared-stream.ts'

// Receives builds, updates this document's packages, and shows compile errors.

modules['react/jsx-dev-runtime'] = jsxDev

interface Listener {
  chunks: string
  take: (hash: string) => void
}

const listeners = new Map<string, Listener>()
/** Remotes that failed to start: restarted by the next build. */
const broken = new Set<string>()
let builds: Record<string, DevelopmentBuild> = {}
let shop: DevelopmentShop | null = null
let reloads = false
/** Errors of the running code. Every edit begins a new list, so that a late text of an earlier error is not shown. */
let failures: string[] = []
/** Packages whose code threw. What is on screen may not respond any more, so their next build mounts them again. */
const failing = new Set<string>()

function show() {
  const ofBuilds = Object.values(builds).flatMap(({ error }) => error || [])
  showErrors([...ofBuilds, ...failures], () => {
    failures = []
    showErrors([], () => {})
  })
}

function tell() {
  show()
  const { shell } = builds
  // Waits for the server build, or the document would show the previous state.
  if (reloads && shell && shell.served === shell.hash) return location.reload()
  for (const [name, { hash }] of Object.entries(builds)) {
    if (broken.has(name)) restartPackage(name)
    else listeners.get(name)?.take(hash)
  }
}

function restartPackage(name: string) {
  broken.delete(name)
  if (name === 'shell') {
    reloads = true
    return tell()
  }
  // Otherwise new code would reuse old chunks.
  Object.assign(globalThis, { [listeners.get(name)?.chunks ?? '']: undefined })
  shop?.restart(name).catch((error: unknown) => {
    broken.add(name)
    console.error(error)
  })
}

const shared: Development = {
  listen(name, chunks, take) {
    listeners.set(name, { chunks, take })
    const known = builds[name]
    if (known) take(known.hash)
  },
  restartPackage,
  attach(running) {
    shop = running
  },
  restart: (owner) => shop?.restart(owner) ?? Promise.resolve(),
  textsChanged: (namespace, texts) => shop?.textsChanged(namespace, texts),
  documentTextsChanged: (texts) => shop?.documentTextsChanged(texts),
}
Object.assign(development, shared)

watchFailures((name) => {
  if (name) failing.add(name)
  const shown = failures
  return (text) => {
    shown.push(text)
    show()
  }
})

followStream({
  name: 'development',
  path: '/development/events',
  told: (text) => {
    const before = builds
    builds = JSON.parse(text) as Record<string, DevelopmentBuild>
    const edited = Object.keys(before).filter((name) => before[name]?.hash !== builds[name]?.hash)
    if (edited.length > 0) failures = []
    for (const name of edited) if (failing.delete(name)) broken.add(name)
    tell()
  },
})
