import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { pause } from '../platform/tasks/pause.ts'
import type { RemoteVersion } from './release.ts'
import { modules } from './shared.ts'

/** Shared modules: name → version. */
declare const __SHARED__: Record<string, string>

/** Timeout for a 3 KiB entry; then an older version or the boundary takes over. */
const ENTRY_TIMEOUT_MS = 5000

/** Origin of a CDN for files of releases; empty without one, and once it has failed. */
const cdn = () => document.documentElement.dataset['artifacts'] ?? ''

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => string }
}
const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes

const policy = trustedTypes?.createPolicy('shop', {
  createScriptURL(url) {
    if (![location.origin, cdn()].includes(new URL(url, location.href).origin)) throw new Error(`script from elsewhere: ${url}`)
    return url
  },
})

/** TrustedScriptURL for the CSP. */
export const scriptAddress = (url: string): string => (policy ? policy.createScriptURL(url) : url)

/** As `scriptAddress`, of a release's file. @param url of the shop's own host, or only its path */
export function fileAddress(url: string): string {
  const { pathname, search } = new URL(url, location.href)
  return scriptAddress(cdn() + pathname + search)
}

/** Entry path → version. */
const known = new Map<string, RemoteVersion>()
const registered = new Set<string>()

/** Sets the entry's integrity from the release; refuses unknown entries. */
const sealed: ModuleFederationRuntimePlugin = {
  name: 'sealed',
  createScript({ url }) {
    const remote = known.get(new URL(url, location.href).pathname)
    const script = document.createElement('script')
    script.integrity = remote?.integrity ?? 'sha384-unknown'
    script.crossOrigin = 'anonymous'
    script.src = fileAddress(url)
    return { script, timeout: ENTRY_TIMEOUT_MS }
  },
  /** Splits work into tasks: page and texts load ten files. */
  // oxlint-disable-next-line typescript/no-misused-promises -- the runtime waits for it, whatever its type says
  beforeGetExpose: () => pause(),
}

const federation = createInstance({
  name: 'shell',
  remotes: [],
  plugins: [sealed],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(modules).map(([name, module]) => [
      name,
      {
        version: __SHARED__[name] ?? '0.0.0',
        lib: () => module,
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: false as const },
      },
    ]),
  ),
})

/**
 * Returns the module's factory; the caller evaluates it in an Effector region. `run` counts starts of a version in this document: the
 * runtime caches by name and URL, so later runs need other ones; webpack's chunk list provides already loaded chunks.
 */
export async function loadFactory(remote: RemoteVersion, exposed: string, run: number): Promise<() => unknown> {
  // Each run is a separate remote for the runtime; re-registering would purge its cache.
  const name = run > 1 ? `${remote.globalName}__run${run}` : remote.globalName
  if (!registered.has(name)) {
    registered.add(name)
    known.set(remote.entry, remote)
    // Otherwise the runtime would reuse the previous run's container.
    if (run > 1) Object.assign(globalThis, { [remote.globalName]: undefined })
    const entry = run > 1 ? `${remote.entry}?run=${run}` : remote.entry
    federation.registerRemotes([{ name, entry, entryGlobalName: remote.globalName, type: 'global' }])
  }
  const factory = await federation.loadRemote<() => unknown>(`${name}/${exposed}`, { loadFactory: false, from: 'runtime' })
  if (!factory) throw new Error(`${name} has no ${exposed}`)
  return factory
}
