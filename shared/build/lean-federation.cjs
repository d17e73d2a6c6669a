/**
 * The shell drives containers by their entry and their global name, and gives every shared module itself. What the federation runtime
 * has beside that (manifests and snapshots, preloading, ranges of versions) is 5 KiB of every first page: it gets these in its place.
 */
const PARTS = {
  'plugins/snapshot/SnapshotHandler.js': `
import { PluginSystem } from '../../utils/hooks/pluginSystem.js'
export class SnapshotHandler {
  hooks = new PluginSystem({})
  manifestCache = new Map()
}
export const getGlobalRemoteInfo = () => ({})`,
  'utils/preload.js': `
const no = () => { throw new Error('preloadRemote is not built in: lean-federation.cjs') }
export { no as formatPreloadArgs, no as preloadAssets, no as defaultPreloadArgs, no as normalizePreloadExposes }`,
  'utils/semver/index.js': `
const parts = (version) => version.split(/[-+]/)[0].split('.').map(Number)
export function satisfy(version, range) {
  if (!range.startsWith('<=')) throw new Error('ranges of versions are not built in: lean-federation.cjs')
  const [most, asked] = [parts(range.slice(2)), parts(version)]
  const at = asked.findIndex((part, index) => part !== most[index])
  return at < 0 || asked[at] < most[at]
}`,
}

module.exports = function leanFederation() {
  const path = this.resourcePath.replaceAll('\\', '/')
  const part = Object.keys(PARTS).find((name) => path.endsWith(`/dist/${name}`))
  if (!part) throw new Error(`${path} has no lean form`)
  return PARTS[part]
}
module.exports.test =
  /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/](plugins[\\/]snapshot[\\/]SnapshotHandler|utils[\\/](preload|semver[\\/]index))\.js$/
