import path from 'node:path'
import { createRequire } from 'node:module'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import { ROOT } from './roots.mjs'

const require = createRequire(import.meta.url)

/** Packages with unit factories: without this list the units of all callers would share one sid. */
const FACTORIES = ['@shop/http', '@shop/events']

const transpile = (isHot) => ({
  loader: require.resolve('swc-loader'),
  options: {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', ...(isHot && { development: true, refresh: true }) } },
    },
  },
})

// Runs before swc. Sids hash the path relative to `root`: a root per package would produce duplicate sids.
const sids = {
  loader: require.resolve('babel-loader'),
  options: {
    root: ROOT,
    cwd: ROOT,
    configFile: false,
    babelrc: false,
    compact: false,
    cacheDirectory: path.join(ROOT, 'node_modules/.cache/babel'),
    cacheCompression: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    // Unit names are for debugging; in the browser they cost bytes.
    plugins: [
      require.resolve('./loaders/without-docs.cjs'),
      require.resolve('./loaders/pure-contracts.cjs'),
      [require.resolve('effector/babel-plugin'), { forceScope: true, addNames: false, factories: FACTORIES }],
    ],
  },
}

/** For `asks.js`: contracts without schemas. It contains no units. */
export const asksRules = [
  {
    test: /\.ts$/,
    use: [
      transpile(false),
      {
        ...sids,
        options: {
          ...sids.options,
          plugins: [require.resolve('./loaders/only-wire.cjs'), require.resolve('./loaders/pure-contracts.cjs')],
        },
      },
    ],
  },
]

/** Class names contain the version: two versions can coexist in a document during a swap. */
const cssModules = (id, server) => ({
  loader: require.resolve('css-loader'),
  options: {
    modules: {
      auto: /\.module\.css$/,
      localIdentName: '[hash:base64:6]',
      localIdentHashSalt: id,
      localIdentContext: ROOT,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      exportOnlyLocals: server,
    },
  },
})

// Each remote bundles its flows and uploads, so their sids would collide. Their stores exist in the browser only and need none.
const FLOWS = /[\\/](?:shared|@shop)[\\/](?:flows|http[\\/]src[\\/]upload)[\\/]/

/** @param development a build of `npm run dev` with hot module replacement in the browser */
export function rulesOf(id, { server, development }) {
  const isHot = development && !server
  const typescript = [...(isHot ? [require.resolve('./hot/accept.cjs')] : []), transpile(isHot)]
  return [
    { test: /\.tsx?$/, exclude: FLOWS, use: [...typescript, sids] },
    { test: /\.tsx?$/, include: FLOWS, use: typescript },
    { test: /[\\/]leaflet-src\.js$/, loader: require.resolve('./loaders/without-inner-html.cjs') },
    server
      ? // A global stylesheet has no names to export: the server needs nothing of it.
        {
          test: /\.css$/,
          oneOf: [{ test: /\.module\.css$/, use: [cssModules(id, true)] }, { loader: require.resolve('./loaders/no-styles.cjs') }],
        }
      : { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssModules(id, false)] },
    { test: /\.(woff2|svg|avif|webp)$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:8][ext]', emit: !server } },
  ]
}
