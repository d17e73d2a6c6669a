import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { pause } from '../loading/pause.ts'
import type { RemoteVersion } from './release.ts'
import { modules } from './shared.ts'

/** Name → version of every module that the shell gives. */
declare const __SHARED__: Record<string, string>

/** A slow line gets this long for an entry of 3 KiB; then the older version, or the boundary, takes over. */
const ENTRY_TIMEOUT_MS = 5000

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => string }
}
const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes

const policy = trustedTypes?.createPolicy('shop', {
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin) throw new Error(`script from elsewhere: ${url}`)
    return url
  },
})

/** For `src` of a script: the policy lets no other scripts in. */
export const scriptAddress = (url: string): string => (policy ? policy.createScriptURL(url) : url)

/** Path of an entry → the version it belongs to. */
const known = new Map<string, RemoteVersion>()
const registered = new Set<string>()

/** Every entry gets its hash from the release; an entry that is not in the release is refused. */
const sealed: ModuleFederationRuntimePlugin = {
  name: 'sealed',
  createScript({ url }) {
    const remote = known.get(new URL(url, location.href).pathname)
    const script = document.createElement('script')
    script.integrity = remote?.integrity ?? 'sha384-unknown'
    script.crossOrigin = 'anonymous'
    script.src = scriptAddress(url)
    return { script, timeout: ENTRY_TIMEOUT_MS }
  },
  /** A page and its words ask for ten files: neither in the other's task, nor in that of the entry. */
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
 * The module's factory: the caller decides when, and in which Effector region, the module is evaluated.
 * `run` counts how often a version was started in this document. The runtime remembers remotes by name and scripts by address, so a
 * later run needs another name and address; chunks that came before are handed to it by webpack's chunk list.
 */
export async function loadFactory(remote: RemoteVersion, exposed: string, run: number): Promise<() => unknown> {
  // Each version is a remote of its own for the runtime. Re-registering one name would need `force` and purges its cache.
  const name = run > 1 ? `${remote.globalName}__run${run}` : remote.globalName
  if (!registered.has(name)) {
    registered.add(name)
    known.set(remote.entry, remote)
    // Otherwise the runtime takes the container of the run before and asks for no entry.
    if (run > 1) Object.assign(globalThis, { [remote.globalName]: undefined })
    const entry = run > 1 ? `${remote.entry}?run=${run}` : remote.entry
    federation.registerRemotes([{ name, entry, entryGlobalName: remote.globalName, type: 'global' }])
  }
  const factory = await federation.loadRemote<() => unknown>(`${name}/${exposed}`, { loadFactory: false, from: 'runtime' })
  if (!factory) throw new Error(`${name} has no ${exposed}`)
  return factory
}
