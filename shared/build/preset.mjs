import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack from 'webpack'
import { ArtifactPlugin } from './plugins/artifact-plugin.mjs'
import { hotClient, HOT_ENTRY, HOT_SHELL_ENTRIES, serverMaps, SHELL_REFRESH } from './development/development.mjs'
import { asksIn, chunksOf, exposesOf, renderedWidgets } from './exposes.mjs'
import { IntegrityPlugin } from './plugins/integrity-plugin.mjs'
import { UsesPlugin } from './plugins/uses-plugin.mjs'
import { ROOT, artifactFolder, globalNameOf } from './roots.mjs'
import { asksRules, rulesOf } from './rules.mjs'
import { consumed, consumedInDevelopment, shared, sharedInDevelopment } from './shared.mjs'
import { sourceNameOf } from './plugins/source-name.mjs'

/** Timeout for one chunk; then an older version or the error boundary takes over. */
const CHUNK_TIMEOUT_MS = 5000

/** Chrome compiles such a file eagerly in a background thread while it downloads, so early clicks respond sooner (docs/decisions/0018). */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad'
const AFTER_MINIFYING = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1

/** Common settings of browser and server builds. `output` is the target folder; the public path is fixed. */
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
 * `asks.js`: API reads of each page and widget by URL, without their code and schemas. A separate compilation, because contracts inside a
 * page keep their schemas.
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

/** The service worker as a single script: browsers compare it byte by byte, and no page includes it. */
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

/** Common settings of release builds and `npm run dev`. */
function anyBrowser(options) {
  const base = common(options, 'browser')
  const { name, version } = options
  return {
    ...base,
    target: ['web', 'es2022'],
    output: {
      ...base.output,
      publicPath: `/a/${name}/${version}/`,
      // The folder name contains the content hash, so file names need none and entries stay small.
      filename: '[name].js',
      chunkFilename: '[name].js',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
      trustedTypes: { policyName: 'shop' },
    },
    plugins: [
      ...base.plugins,
      // Class names are local to their module.
      new MiniCssExtractPlugin({ ignoreOrder: true, filename: '[name].css', chunkFilename: '[name].css' }),
    ],
  }
}

function browser(options, artifact, uses) {
  const base = anyBrowser(options)
  const { name, version, folder } = options
  const popups = { folder, widgets: name === 'shell' ? 'src/chrome' : 'src/widgets' }
  const about = { name, version, globalName: globalNameOf(name, version), popups, uses, ...artifact }
  if (options.development) return hotClient(base, about)
  return {
    ...base,
    optimization: {
      chunkIds: 'named',
      // Would change files after source maps are created; font names are content hashes anyway.
      realContentHash: false,
      minimizer: [
        minifier(),
        // Stylesheets are inlined in every document, so comments would slow every first paint.
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, parallel: false }),
      ],
    },
    plugins: [
      ...base.plugins,
      compiledAhead(),
      uses,
      new IntegrityPlugin(),
      // Scripts do not reference their maps: `npm run release -- trace` reads them, browsers do not.
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

const serverName = ({ name, version }) => `${name}@${version} server`

/** One CommonJS file: the front door evaluates it with the shell's shared modules. */
function server(options, entry, externals, uses) {
  const base = common(options, 'server')
  return {
    ...base,
    name: serverName(options),
    target: 'node24',
    entry: { server: entry },
    output: { ...base.output, filename: 'server.cjs', library: { type: 'commonjs2' } },
    externals,
    // Concatenated modules would have to be rebuilt with every edit.
    optimization: { minimize: false, concatenateModules: !options.development },
    ...(options.development && { cache: true }),
    plugins: [...base.plugins, new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }), options.development ? serverMaps() : uses],
  }
}

const shortHash = (names) => createHash('sha256').update(names.join()).digest('hex').slice(0, 4)

const remoteExternals = ({ request }, done) => (request in shared ? done(null, `commonjs2 ${request}`) : done())

/**
 * Code shared by pages or widgets is split into one chunk per combination, so that a page never loads code that only others share. Lazily
 * loaded parts keep their own code. Anything below `minSize` (source size) is not worth a request.
 */
const GOODS = /[\\/]ui[\\/]src[\\/]goods[\\/](product-card|product-slider)[\\/]/

const splitChunks = {
  chunks: ({ name }) => /^(page|widget)-/.test(name ?? ''),
  minSize: 26000,
  cacheGroups: {
    default: false,
    defaultVendors: false,
    // A product page has several rows of cards: each would bring a copy.
    goods: {
      priority: 1,
      minChunks: 2,
      enforce: true,
      test: GOODS,
      name: (module) => GOODS.exec(module.nameForCondition())[1],
    },
    common: {
      minChunks: 2,
      test: /[.](tsx?|mjs|js|css)$/,
      name: (_module, chunks) => `common-${shortHash(chunks.map(({ name }) => name).sort())}`,
    },
  },
}

/** A remote's config: `export default (version) => remote({ name, version, folder: import.meta.dirname })`. */
export function remote(options) {
  const exposes = exposesOf(options.folder)
  const pages = chunksOf(exposes, renderedWidgets(options.name))
  // Release builds only: pages in development send their own reads.
  const askFiles = options.development ? {} : asksIn(exposes)
  const hasAsks = Object.keys(askFiles).length > 0
  const uses = new UsesPlugin(options.name)
  const client = browser(options, { entry: 'remoteEntry.js', pages, built: hasAsks ? [ASKS] : [] }, uses)
  const containerName = options.name.replaceAll('-', '_')
  const imports = Object.entries(exposes).map(([exposed, file]) => `${JSON.stringify(exposed)}: () => import(${JSON.stringify(file)})`)
  return [
    ...(hasAsks ? [asks(options, askFiles)] : []),
    {
      ...client,
      // `artifact.json` includes `asks.js`, and what the server build uses.
      dependencies: [...(hasAsks ? [asksName(options)] : []), ...(options.development ? [] : [serverName(options)])],
      entry: options.development ? { [containerName]: { import: HOT_ENTRY, filename: 'remoteEntry.js' } } : {},
      ...(options.development ? { externals: [SHELL_REFRESH] } : { optimization: { ...client.optimization, splitChunks } }),
      plugins: [
        ...client.plugins,
        // webpack's own container is 3 KiB and avoids a second federation runtime; the shell's runtime drives it.
        new webpack.container.ModuleFederationPlugin({
          name: containerName,
          filename: 'remoteEntry.js',
          library: { type: 'var', name: globalNameOf(options.name, options.version) },
          exposes: Object.fromEntries(
            Object.entries(exposes).map(([exposed, file]) => [`./${exposed}`, { import: file, name: pages[exposed] }]),
          ),
          shared: options.development ? consumedInDevelopment : consumed,
        }),
      ],
    },
    server(options, `data:text/javascript,${encodeURIComponent(`export const pages = { ${imports.join(', ')} }`)}`, remoteExternals, uses),
  ]
}

/** Every file adds its name and hash to the entry, so lazy parts keep their libraries. */
const apart = { cacheGroups: { default: false, defaultVendors: false } }

/** The shell provides shared modules at run time (src/shared.ts) and needs no federation plugin. */
export function shell(options) {
  const sprite = fs.readFileSync(path.join(ROOT, 'shared/ui/sprite.svg'))
  const pages = { main: 'main', early: 'early', 'early-cdn': 'early-cdn', ru: 'texts-ru', en: 'texts-en' }
  // Under `npm run dev` files change under their names, and a worker would keep old ones.
  const hasWorker = !options.development
  const uses = new UsesPlugin(options.name)
  const client = browser(options, { entry: 'main.js', pages, copied: { 'sprite.svg': sprite }, built: hasWorker ? [WORKER] : [] }, uses)
  return [
    ...(hasWorker ? [worker(options)] : []),
    {
      ...client,
      optimization: { ...client.optimization, splitChunks: apart },
      // `artifact.json` includes `sw.js`, and what the server build uses.
      dependencies: [...(hasWorker ? [workerName(options)] : []), ...(options.development ? [] : [serverName(options)])],
      entry: {
        main: [...(options.development ? HOT_SHELL_ENTRIES : []), './src/boot/main.ts'],
        early: './src/boot/early/early.ts',
        'early-cdn': './src/boot/early/early-cdn.ts',
      },
      plugins: [
        ...client.plugins,
        // Removes Node code, snapshots and `new Function` from the federation runtime.
        new webpack.DefinePlugin({
          ENV_TARGET: '"web"',
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
          FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
          FEDERATION_OPTIMIZE_NO_SHARED: 'false',
          FEDERATION_ALLOW_NEW_FUNCTION: 'false',
        }),
      ],
    },
    server(options, './src/boot/server/server.tsx', [], uses),
  ]
}

/** An internal page with all loaders; never released. */
export function standalone({ name, folder, output }) {
  const base = anyBrowser({ name, version: '0.0.0-page', folder, output })
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    output: { ...base.output, publicPath: '/', clean: true },
    // Served to the developer over loopback.
    optimization: { minimize: false },
  }
}
