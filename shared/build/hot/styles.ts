// In every package: brings its stylesheets up to the newest build, together with the code of the same update.
//
// In place of the plugin's own two ways, each of which skips a stylesheet while the one before it is still on its way.

type Elements = HTMLLinkElement | HTMLStyleElement

/** What is called for each update with the chunks that it changes; the update waits for `promises`. */
type Download = (chunks: string[], removedChunks: string[], removedModules: string[], promises: Promise<void>[]) => void

/** Parts of webpack's runtime. */
export interface Runtime {
  /** Where the files of the package lie. */
  p: string
  /** Name of a chunk's stylesheet; missing in a package without any. */
  miniCssF?: (chunk: string) => string
  hmrC: Record<string, Download>
}

/** The document names a stylesheet by `data-href` where its text stands in the document itself. */
const shown = (address: string) =>
  [...document.querySelectorAll<Elements>('link[rel=stylesheet], style')].filter(
    (element) => (element.dataset['href'] ?? element.getAttribute('href')) === address,
  )

/** Shows the newest text of a stylesheet; the old one stays until it is there. */
function renew(address: string): Promise<void> {
  const old = shown(address)
  const link = document.createElement('link')
  // The runtime looks for it by this name.
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
      // The package starts anew and loads it as if for the first time.
      end()
      link.remove()
      failed(new Error(`no stylesheet ${address}`))
    }
  })
}

export function takeStyles(runtime: Runtime) {
  runtime.hmrC['miniCss'] = (chunks, _removedChunks, _removedModules, promises) => {
    const addresses = chunks.map((chunk) => runtime.p + (runtime.miniCssF?.(chunk) ?? ''))
    // A chunk that is loaded later comes with what is there then.
    promises.push(...addresses.filter((address) => shown(address).length > 0).map(renew))
  }
}
