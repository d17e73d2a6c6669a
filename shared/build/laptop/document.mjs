/** Paths of the proxy itself: the shop has none of them. */
export const OWN = '/shop-dev/'

const RELEASE = /(<script type="application\/json" id="release">)([^]*?)(<\/script>)/
const VALUES = /<script type="application\/json" id="values">[^]*?<\/script>/
const SERVER_HTML = /<div id="root">[^]*?<\/div>(?=<script type="application\/json" id="release">)/
const WAITING_CODE = /<template id="shell-code">([^]*?)<\/template>/
const STATISTICS = /<meta name="analytics-container"[^>]*>/

/** As the front door says a version to browsers: `RemoteVersion` in shell/src/remotes/release.ts. Frames of popups stay the active version's. */
const versionOf = ({ name, version, globalName, entry, files, pages }, active) => ({
  ...active,
  version,
  entry: `/a/${name}/${version}/${entry}`,
  integrity: files[entry],
  globalName,
  texts: Object.keys(pages).filter((exposed) => `${exposed}/ru` in pages),
  asks: files['asks.js'],
})

/** The release with the laptop's build of one remote, and nothing to fall back to: what is wrong with it shows. */
export function withLaptop(release, artifact) {
  const [active] = release.remotes[artifact.name] ?? []
  return { ...release, remotes: { ...release.remotes, [artifact.name]: [versionOf(artifact, active)] } }
}

const bar = (name) =>
  `<p id="shop-dev" role="status" style="position:fixed;z-index:2147483647;inset:auto auto 0 0;margin:0;padding:4px 10px;background:#1d1a16;color:#fff;font:13px/1.4 system-ui">${name}: this laptop's build, shown to you alone</p><script src="${OWN}reload.js" async></script>`

/** Its files come through the laptop, where a CDN of the shop has none of this build. Styles have hashes and stay as they are. */
function withoutCdn(html) {
  const [attribute, cdn] = / data-artifacts="([^"]*)"/.exec(html) ?? []
  return attribute ? html.replace(attribute, '').replaceAll(`="${cdn}/a/`, '="/a/') : html
}

/** The shop's document with the laptop's build. The browser renders it: the HTML of the server is that of the active version. */
export function documentWith(html, artifact) {
  const files = `"/a/${artifact.name}/`
  return withoutCdn(html)
    .replace(SERVER_HTML, '<div id="root"></div>')
    .replace(VALUES, '')
    .replace(WAITING_CODE, '$1')
    .replace(STATISTICS, '')
    .replaceAll(new RegExp(`<link [^>]*href=${files}[^>]*>|<style data-href=${files}[^]*?</style>`, 'g'), '')
    .replace(RELEASE, (_, open, json, close) => {
      const release = JSON.stringify(withLaptop(JSON.parse(json), artifact)).replaceAll('<', String.raw`\u003c`)
      return `${open}${release}${close}`
    })
    .replace('<div id="root">', () => `${bar(artifact.name)}<div id="root">`)
}
