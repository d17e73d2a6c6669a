// In every package: updates its stylesheets together with the code of the same build.
//
// Replaces the plugin's own mechanisms, which skip a stylesheet while the previous one is loading.

type Elements = HTMLLinkElement | HTMLStyleElement

/** Called for each update with the changed chunks; the update waits for `promises`. */
type Download = (chunks: string[], removedChunks: string[], removedModules: string[], promises: Promise<void>[]) => void

/** Parts of webpack's runtime. */
export interface Runtime {
  /** Base URL of the package's files. */
  p: string
  /** File name of a chunk's stylesheet; missing in a package without any. */
  miniCssF?: (chunk: string) => string
  hmrC: Record<string, Download>
}

/** The document uses `data-href` for inlined stylesheets. */
const shown = (address: string) =>
  [...document.querySelectorAll<Elements>('link[rel=stylesheet], style')].filter(
    (element) => (element.dataset['href'] ?? element.getAttribute('href')) === address,
  )

/** Loads the newest stylesheet; the old one stays until then. */
function renew(address: string): Promise<void> {
  const old = shown(address)
  const link = document.createElement('link')
  // The runtime looks it up by this name.
  link.dataset['href'] = address
  link.rel = 'stylesheet'
  link.href = `${address}?${Date.now()}`
  old.at(-1)?.after(link)
  return new Promise((done, failed) => {
    const end = () => {
      for (const element of old) element.remove()
    }
    link.onload = () => {
      end()
      done()
    }
    link.onerror = () => {
      // A restarted package loads it as if for the first time.
      end()
      link.remove()
      failed(new Error(`no stylesheet ${address}`))
    }
  })
}

export function takeStyles(runtime: Runtime) {
  runtime.hmrC['miniCss'] = (chunks, _removedChunks, _removedModules, promises) => {
    const addresses = chunks.map((chunk) => runtime.p + (runtime.miniCssF?.(chunk) ?? ''))
    // A chunk loaded later gets the newest version.
    promises.push(...addresses.filter((address) => shown(address).length > 0).map(renew))
  }
}
