import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack from 'webpack'
import { ArtifactPlugin } from './plugins/artifact-plugin.mjs'
import { hotClient, HOT_ENTRY, HOT_SHELL_ENTRIES, SHELL_REFRESH } from './development/development.mjs'
import { asksIn, chunkNameOf, exposesOf } from './exposes.mjs'
import { IntegrityPlugin } from './plugins/integrity-plugin.mjs'
import { ROOT, artifactFolder, globalNameOf } from './roots.mjs'
import { asksRules, rulesOf } from './rules.mjs'
import { consumed, consumedInDevelopment, shared, sharedInDevelopment } from './shared.mjs'
import { sourceNameOf } from './plugins/source-name.mjs'

/** A slow line gets this long for one chunk; then the older version, or the boundary, takes over. */
const CHUNK_TIMEOUT_MS = 5000

/**
 * Chrome compiles all functions of such a file in another thread while it arrives: an early click is answered sooner
 * (docs/decisions/0018).
 */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad'
const AFTER_MINIFYING = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1

/** What both sides have in common. `output` is where the artifact is written; the folder it is served from is fixed. */
function common({ name, version, folder, output, development = false }, side) {
  const isServer = side === 'server'
  const id = `${name}@${version}`
  return {
    name: `${id} ${side}`,
    mode: development && !isServer ? 'development' : 'production',
    context: folder,
    devtool: false,
    performance: false,
    infrastructureLogging: { level: 'error' },
    output: { path: path.join(output ?? artifactFolder(name, version), isServer ? 'server' : ''), uniqueName: globalNameOf(name, version) },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: rulesOf(id, { server: isServer, development }) },
    plugins: [
      new webpack.DefinePlugin({
        __VERSION__: JSON.stringify(version),
        __REMOTE__: JSON.stringify(id),
        __SERVER__: String(isServer),
        __DEVELOPMENT__: String(development && !isServer),
        __SHARED__: JSON.stringify(development ? sharedInDevelopment : shared),
      }),
    ],
  }
}

const compiledAhead = () => new webpack.BannerPlugin({ banner: COMPILED_AHEAD, raw: true, test: /\.js$/, stage: AFTER_MINIFYING })

const minifier = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    parallel: false,
    terserOptions: { ecma: 2022, compress: { passes: 3 }, mangle: true },
  })

const ASKS = 'asks.js'
const asksName = ({ name, version }) => `${name}@${version} asks`

/**
 * `asks.js`: what each page and widget of a remote asks for an address, without its code and without schemas. A compilation of its
 * own, because a contract within a page keeps its schemas.
 */
function asks(options, files) {
  const { output, ...base } = common(options, 'asks')
  const names = Object.keys(files)
  const imports = names.map((exposed, index) => `import { asks as asks${index} } from ${JSON.stringify(files[exposed])}`)
  const list = names.map((exposed, index) => `${JSON.stringify(exposed)}: asks${index}`)
  const source = `${imports.join('\n')}\nexport const asks = { ${list.join(', ')} }`
  return {
    ...base,
    name: asksName(options),
    target: ['web', 'es2022'],
    entry: { asks: `data:text/javascript,${encodeURIComponent(source)}` },
    output: {
      ...output,
      filename: ASKS,
      library: { type: 'var', name: `${globalNameOf(options.name, options.version)}__asks`, export: 'asks' },
    },
    module: { rules: asksRules },
    optimization: { minimizer: [minifier()] },
    plugins: [...base.plugins, compiledAhead()],
  }
}

const WORKER = 'sw.js'
const workerName = ({ name, version }) => `${name}@${version} worker`

/** The service worker, one script with all that it needs: browsers compare it byte by byte, and it is no part of any page. */
function worker(options) {
  const base = common(options, 'worker')
  return {
    ...base,
    name: workerName(options),
    target: ['webworker', 'es2022'],
    entry: './worker/worker.ts',
    output: { ...base.output, filename: WORKER },
    optimization: { minimizer: [minifier()] },
  }
}

/** What a shopper's build and one of `npm run dev` have in common. */
function anyBrowser(options) {
  const base = common(options, 'browser')
  const { name, version } = options
  return {
    ...base,
    target: ['web', 'es2022'],
    output: {
      ...base.output,
      publicPath: `/a/${name}/${version}/`,
      // The folder is named by its content and never changes: a hash in a name would be bytes in every entry.
      filename: '[name].js',
      chunkFilename: '[name].js',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      trustedTypes: { policyName: 'shop' },
    },
    plugins: [
      ...base.plugins,
      // Classes are modules: no rule waits for one of another component.
      new MiniCssExtractPlugin({ ignoreOrder: true, filename: '[name].css', chunkFilename: '[name].css' }),
    ],
  }
}

function browser(options, artifact) {
  const base = anyBrowser(options)
  const { name, version, folder } = options
  const popups = { folder, widgets: name === 'shell' ? 'src/own-popups' : 'src/widgets' }
  const about = { name, version, globalName: globalNameOf(name, version), popups, ...artifact }
  if (options.development) return hotClient(base, about)
  return {
    ...base,
    optimization: {
      chunkIds: 'named',
      // Would change files after the source maps are made; names of fonts are hashes of their contents without it too.
      realContentHash: false,
      minimizer: [
        minifier(),
        // Stylesheets stand in every document: a comment in them is paid for by every first paint.
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, parallel: false }),
      ],
    },
    plugins: [
      ...base.plugins,
      compiledAhead(),
      new IntegrityPlugin(),
      // Nothing in a script names its map: `npm run release -- trace` reads it, a browser never does.
      new webpack.SourceMapDevToolPlugin({
        test: /\.js$/,
        filename: '[file].map',
        append: false,
        moduleFilenameTemplate: sourceNameOf,
        fallbackModuleFilenameTemplate: sourceNameOf,
      }),
      new ArtifactPlugin(about),
    ],
  }
}

/** One CommonJS file: the front door evaluates it with the shell's own copies of the shared modules. */
function server(options, entry, externals) {
  const base = common(options, 'server')
  return {
    ...base,
    target: 'node24',
    entry: { server: entry },
    output: { ...base.output, filename: 'server.cjs', library: { type: 'commonjs2' } },
    externals,
    // Joined modules would be joined anew with every edit.
    optimization: { minimize: false, concatenateModules: !options.development },
    ...(options.development && { cache: true }),
    plugins: [...base.plugins, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  }
}

const shortHash = (names) => createHash('sha256').update(names.join()).digest('hex').slice(0, 4)

const remoteExternals = ({ request }, done) => (request in shared ? done(null, `commonjs2 ${request}`) : done())

/**
 * What pages or widgets share comes in chunks of its own, one for each set of them: a page never loads what only others share.
 * Parts that are loaded later keep their own code. What is smaller than `minSize` (of sources) is not worth a request of its own.
 */
const splitChunks = {
  chunks: ({ name }) => /^(page|widget)-/.test(name ?? ''),
  minSize: 12000,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    common: {
      minChunks: 2,
      test: /[.](tsx?|mjs|js|css)$/,
      name: (_module, chunks) => `common-${shortHash(chunks.map(({ name }) => name).sort())}`,
    },
  },
}

/** A remote is described by its name and folder: `export default (version) => remote({ name, version, folder: import.meta.dirname })`. */
export function remote(options) {
  const exposes = exposesOf(options.folder)
  const pages = Object.fromEntries(Object.keys(exposes).map((exposed) => [exposed, chunkNameOf(exposed)]))
  // The shopper's build alone: a page under development asks by itself.
  const askFiles = options.development ? {} : asksIn(exposes)
  const hasAsks = Object.keys(askFiles).length > 0
  const client = browser(options, { entry: 'remoteEntry.js', pages, built: hasAsks ? [ASKS] : [] })
  const containerName = options.name.replaceAll('-', '_')
  const imports = Object.entries(exposes).map(([exposed, file]) => `${JSON.stringify(exposed)}: () => import(${JSON.stringify(file)})`)
  return [
    ...(hasAsks ? [asks(options, askFiles)] : []),
    {
      ...client,
      // `artifact.json` tells of `asks.js` as well.
      dependencies: hasAsks ? [asksName(options)] : [],
      entry: options.development ? { [containerName]: { import: HOT_ENTRY, filename: 'remoteEntry.js' } } : {},
      ...(options.development ? { externals: [SHELL_REFRESH] } : { optimization: { ...client.optimization, splitChunks } }),
      plugins: [
        ...client.plugins,
        // webpack's own container: 3 KiB and no second federation runtime; the shell's runtime drives it.
        new webpack.container.ModuleFederationPlugin({
          name: containerName,
          filename: 'remoteEntry.js',
          library: { type: 'var', name: globalNameOf(options.name, options.version) },
          exposes: Object.fromEntries(
            Object.entries(exposes).map(([exposed, file]) => [`./${exposed}`, { import: file, name: chunkNameOf(exposed) }]),
          ),
          shared: options.development ? consumedInDevelopment : consumed,
        }),
      ],
    },
    server(options, `data:text/javascript,${encodeURIComponent(`export const pages = { ${imports.join(', ')} }`)}`, remoteExternals),
  ]
}

/** Every file costs the entry its name and hash: a part that is loaded later keeps its libraries. */
const apart = { cacheGroups: { default: false, defaultVendors: false } }

/** The shell gives the shared modules at run time (src/shared.ts), so it needs no federation plugin at all. */
export function shell(options) {
  const sprite = fs.readFileSync(path.join(ROOT, 'shared/ui/sprite.svg'))
  const pages = { main: 'main', early: 'early', ru: 'texts-ru', en: 'texts-en' }
  // Under `npm run dev` files change under their names: there a worker would keep the old ones.
  const hasWorker = !options.development
  const client = browser(options, { entry: 'main.js', pages, copied: { 'sprite.svg': sprite }, built: hasWorker ? [WORKER] : [] })
  return [
    ...(hasWorker ? [worker(options)] : []),
    {
      ...client,
      optimization: { ...client.optimization, splitChunks: apart },
      // `artifact.json` tells of `sw.js` as well.
      dependencies: hasWorker ? [workerName(options)] : [],
      entry: { main: [...(options.development ? HOT_SHELL_ENTRIES : []), './src/start/main.ts'], early: './src/start/early.ts' },
      plugins: [
        ...client.plugins,
        // Cuts Node code, snapshots and `new Function` out of the federation runtime.
        new webpack.DefinePlugin({
          ENV_TARGET: '"web"',
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
          FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
          FEDERATION_OPTIMIZE_NO_SHARED: 'false',
          FEDERATION_ALLOW_NEW_FUNCTION: 'false',
        }),
      ],
    },
    server(options, './src/render/server.tsx', []),
  ]
}

/** A page for those who build the shop, with the loaders of all others; nothing of it is ever released. */
export function standalone({ name, folder, output }) {
  const base = anyBrowser({ name, version: '0.0.0-page', folder, output })
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: { ...base.output, publicPath: '/', clean: true },
    // Read by its builder, over loopback.
    optimization: { minimize: false },
  }
}
