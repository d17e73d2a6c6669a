import { createHash } from 'node:crypto'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'

const { Compilation, RuntimeGlobals, RuntimeModule, runtime, sources } = webpack
const NAME = 'IntegrityPlugin'
const PLACEHOLDER = '"__INTEGRITY_OF_CHUNKS__"'

export const integrity = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`

// Hashes do not compress, so the shortest algorithm is used.
const shortIntegrity = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`

class IntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('integrity')
  }
  generate() {
    return `__webpack_require__.integrity = ${PLACEHOLDER};`
  }
}

// Matches the document's preloads; otherwise a browser downloads the file twice.
const asPreloaded = (tag) => `${tag}.crossOrigin = 'anonymous';`

// Unlisted files get a hash that never matches, so the browser refuses them.
const seal = (tag, url) =>
  `${asPreloaded(tag)} ${tag}.integrity = __webpack_require__.integrity[${url}.split('/').pop()] || 'sha256-unknown';`

/** Origin of the CDN that the document names; its own host without one, and once the CDN has failed (shell/src/boot/early/early-cdn.ts). */
const CDN = '(document.documentElement.dataset.artifacts || "")'

/** Tags ask the CDN. The public path stays that of the shop's own host: inlined stylesheets are known by it. */
function scriptOf(source) {
  const asked = '(url);'
  if (!source.includes(asked)) throw new Error('webpack sets the address of scripts in another way.')
  return `${source.replace(asked, `(${CDN} + url);`)}\n${seal('script', 'url')}`
}
const styleOf = (source) => `${source}\nlinkTag.href = ${CDN} + fullhref;\n${seal('linkTag', 'fullhref')}`

/** Replaces the placeholder in entry files with the hashes of all other scripts and stylesheets. */
function writeHashes(compilation, assets) {
  const files = Object.keys(assets).filter((file) => /\.(js|css)$/.test(file))
  const entries = files.filter((file) => assets[file].source().includes(PLACEHOLDER))
  // Documents name the files of entrypoints with their hashes themselves.
  const initial = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles())
  const others = files.filter((file) => !entries.includes(file) && !initial.includes(file))
  const hashes = JSON.stringify(Object.fromEntries(others.map((file) => [file, shortIntegrity(assets[file].buffer())])))
  for (const file of entries) {
    const at = assets[file].source().indexOf(PLACEHOLDER)
    // Shifts the source map: the list is longer than the placeholder.
    const written = new sources.ReplaceSource(assets[file])
    written.replace(at, at + PLACEHOLDER.length - 1, hashes)
    compilation.updateAsset(file, written)
  }
}

/**
 * Writes the hashes of lazy scripts and stylesheets into the entry file, and sets them on the tags of webpack's runtime. The release record
 * contains the entry's hash, so one hash in the document covers the artifact.
 */
export class IntegrityPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule())
      })
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(NAME, scriptOf)
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(NAME, styleOf)
      // After minifying, before source maps: files do not change from here on.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => writeHashes(compilation, assets))
    })
  }
}

/** For `npm run dev`, whose files change under their names: no hashes. */
export class AsPreloadedPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\n${asPreloaded('script')}`,
      )
    })
  }
}
