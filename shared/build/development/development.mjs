import { createRequire } from 'node:module'
import path from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import webpack from 'webpack'
import { ArtifactPlugin } from '../plugins/artifact-plugin.mjs'
import { AsPreloadedPlugin } from '../plugins/integrity-plugin.mjs'
import { sourceNameOf } from '../plugins/source-name.mjs'

const require = createRequire(import.meta.url)
/** In every package: applies updates to its webpack runtime. */
export const HOT_ENTRY = path.join(import.meta.dirname, '../hot/take-updates.ts')
/** In the shell, before react-dom loads: React registers with the refresh runtime at that moment only. */
export const HOT_SHELL_ENTRIES = ['./src/boot/development/refresh.ts', './src/boot/development/updates.ts', HOT_ENTRY]

/** Remotes use the shell's refresh runtime: a second one would not know the rendered components. */
export const SHELL_REFRESH = ({ request }, done) =>
  /(^|[\\/])react-refresh[\\/]runtime(\.js)?$/.test(request) ? done(null, 'var globalThis.development.refresh') : done()

/** Of server builds, for stacks in the terminal. */
export const serverMaps = () =>
  new webpack.SourceMapDevToolPlugin({
    test: /\.cjs$/,
    filename: '[file].map',
    append: false,
    columns: false,
    moduleFilenameTemplate: sourceNameOf,
    fallbackModuleFilenameTemplate: sourceNameOf,
  })

/**
 * The browser build of `npm run dev` with hot module replacement. Without minification and without eval, so that the real shop's
 * Content-Security-Policy applies.
 */
export function hotClient(base, about) {
  return {
    ...base,
    // A failed build changes nothing: tabs go from the last good build to the next.
    optimization: { emitOnErrors: false },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve.alias,
        // The plugin would add a refresh runtime per entry; the shell provides a single one.
        [require.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry.js')]: false,
        [require.resolve('mini-css-extract-plugin/dist/hmr/hotModuleReplacement.js')]: path.join(
          import.meta.dirname,
          '../hot/no-reload.cjs',
        ),
      },
    },
    plugins: [
      ...base.plugins,
      new webpack.DefinePlugin({
        __PACKAGE__: JSON.stringify(about.name),
        __CHUNKS__: JSON.stringify(`webpackChunk${webpack.Template.toIdentifier(base.output.uniqueName)}`),
      }),
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ include: /\.tsx$/, overlay: false }),
      new webpack.SourceMapDevToolPlugin({
        test: /\.js$/,
        filename: '[file].map',
        columns: false,
        moduleFilenameTemplate: sourceNameOf,
        fallbackModuleFilenameTemplate: sourceNameOf,
      }),
      new AsPreloadedPlugin(),
      new ArtifactPlugin({ ...about, sealed: false }),
    ],
  }
}
