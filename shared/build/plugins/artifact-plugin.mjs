import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import webpack from 'webpack'
import { bundledPackages } from '../steps/bundled.mjs'
import { integrity } from './integrity-plugin.mjs'
import { popupsIn } from '../popups.mjs'

const NAME = 'ArtifactPlugin'
const compress = promisify(brotliCompress)
const brotli = (content) =>
  compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })

/** Files for open tabs of one build; not part of the artifact. */
const isUpdate = (file) => file.includes('.hot-update.')
const isCode = (file) => /\.(js|css)$/.test(file) && !isUpdate(file)
const isMap = (file) => file.endsWith('.map')
const isText = (file) => /\.(js|css|svg)$/.test(file)

/**
 * A page's own files and those of its parts one level down: the server renders both, and hydration needs both.
 * A part imported with `webpackFetchPriority: "auto"` is rendered by the server too, but its code is asked for when hydration comes to it:
 * only its look belongs to the page.
 * Parts with a name of their own in `pages` (the shell's languages) are asked for by that name; those imported with
 * `webpackFetchPriority: "low"` only when a shopper does what needs them.
 */
export function filesOf(compilation, chunk, named) {
  const group = compilation.namedChunkGroups.get(chunk)
  const parts = group ? group.getChildren().filter((part) => !named.includes(part.name) && part.options.fetchPriority !== 'low') : []
  const filesOfPart = (part) => part.getFiles().filter((file) => part.options.fetchPriority !== 'auto' || file.endsWith('.css'))
  const files = group ? [...group.getFiles(), ...parts.flatMap(filesOfPart)] : []
  return [...new Set(files)].filter(isCode)
}

/** `fonts/zlata-text-latin.woff2` in the sources → the hashed file. */
function assetsOf(compilation) {
  const named = compilation.getAssets().filter(({ info }) => info.sourceFilename && !isCode(info.sourceFilename))
  return Object.fromEntries(named.map(({ name, info }) => [info.sourceFilename.split('/').pop(), name]))
}

/** A placeholder `integrity`: files of `npm run dev` change under their names. */
const NO_SEAL = ' '

/** Writes artifact.json, the input of the release record, and compresses every file once. */
export class ArtifactPlugin {
  /**
   * @param options.pages exposed name (`page/listing`) → name of its chunk
   * @param options.copied file name → content
   * @param options.popups `{ folder, widgets }`: where `popups.json` and the widgets of the package lie
   * @param options.uses the `UsesPlugin` of the package
   * @param options.built files that an earlier compilation has written into the same folder
   * @param options.sealed false: no hashes and no compressed copies
   */
  constructor(options) {
    this.options = options
  }

  apply(compiler) {
    const { Compilation, sources } = webpack
    const { pages, popups, uses, copied = {}, built = [], sealed = true, ...about } = this.options
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Read again with every build: `npm run dev` watches the file.
      const { file: popupsFile, declared, mistakes } = popupsIn(popups.folder, popups.widgets)
      compilation[fs.existsSync(popupsFile) ? 'fileDependencies' : 'missingDependencies'].add(popupsFile)
      compilation.errors.push(...mistakes.map((sentence) => new webpack.WebpackError(sentence)))
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async (assets) => {
        for (const [file, content] of Object.entries(copied)) compilation.emitAsset(file, new sources.RawSource(content))
        for (const file of built) {
          const content = fs.readFileSync(path.join(compiler.outputPath, file))
          // Otherwise it would be minified again, after its hash is calculated.
          compilation.emitAsset(file, new sources.RawSource(content), { minimized: true })
        }
        const hashesOf = (files) => Object.fromEntries(files.map((file) => [file, sealed ? integrity(assets[file].buffer()) : NO_SEAL]))
        const names = Object.keys(assets).filter((file) => !isMap(file) && !isUpdate(file))
        const artifact = {
          ...about,
          files: hashesOf(names),
          maps: hashesOf(Object.keys(assets).filter((file) => isMap(file) && !isUpdate(file))),
          pages: Object.fromEntries(
            Object.entries(pages).map(([page, chunk]) => [page, filesOf(compilation, chunk, Object.values(pages))]),
          ),
          ...(declared && { popups: declared }),
          assets: assetsOf(compilation),
          modules: bundledPackages(compilation.modules),
          ...(sealed && (await uses.written())),
        }
        compilation.emitAsset('artifact.json', new sources.RawSource(JSON.stringify(artifact, null, 1)))
        if (!sealed) return
        await Promise.all(
          names
            .filter(isText)
            .map(async (file) => compilation.emitAsset(`${file}.br`, new sources.RawSource(await brotli(assets[file].buffer())))),
        )
      })
    })
  }
}
