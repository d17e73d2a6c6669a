import { createRequire } from 'node:module'
import path from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import webpack from 'webpack'
import { ArtifactPlugin } from '../plugins/artifact-plugin.mjs'
import { AsPreloadedPlugin } from '../plugins/integrity-plugin.mjs'
import { sourceNameOf } from '../plugins/source-name.mjs'

const require = createRequire(import.meta.url)
/** In every package: takes updates for its webpack runtime. */
export const HOT_ENTRY = path.join(import.meta.dirname, '../hot/take-updates.ts')
/** In the shell, before anything loads react-dom: React tells its refresh runtime of itself only then. */
export const HOT_SHELL_ENTRIES = ['./src/development/refresh.ts', './src/development/updates.ts', HOT_ENTRY]

/** Remotes take the shell's own refresh runtime: a second one would know nothing of the components on screen. */
export const SHELL_REFRESH = ({ request }, done) =>
  /(^|[\\/])react-refresh[\\/]runtime(\.js)?$/.test(request) ? done(null, 'var globalThis.development.refresh') : done()

/**
 * The browser build of `npm run dev`: modules take each other's place in open tabs. It minifies nothing and evaluates no strings, so
 * that the policy of scripts stays that of the real shop.
 */
export function hotClient(base, about) {
  return {
    ...base,
    // An edit that does not compile changes nothing: the tab goes from the build before it to the one after it.
    optimization: { emitOnErrors: false },
    resolve: {
      ...base.resolve,
      alias: {
        ...base.resolve.alias,
        // It would bring a refresh runtime for each entry: the shell gives the one of all.
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
