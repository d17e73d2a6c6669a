import path from 'node:path'
import { packageOf } from '../roots.mjs'
import { usesOf } from '../steps/uses.mjs'

const NAME = 'UsesPlugin'
const isContract = (file = '') => packageOf(file)?.name === 'contracts'
const isOwn = (file = '') => path.isAbsolute(file) && (packageOf(file) !== null || !file.includes(`${path.sep}node_modules${path.sep}`))

/** `import { x }`, `export { x } from`; not the mere evaluation of a module. */
const IMPORTED = /^harmony (import specifier|export imported specifier)/

const isText = (node) => node?.type === 'Literal' && typeof node.value === 'string'
const isJsx = (node) => node?.type === 'CallExpression' && /^_?jsxs?$/.test(node.callee.name ?? '')

/** `{ owner: 'mfe-catalog', widget: 'promise' }` → `mfe-catalog/promise`. */
function widgetIn(node) {
  if (node.type !== 'ObjectExpression') return null
  const valueOf = (key) => node.properties.find((property) => (property.key?.name ?? property.key?.value) === key)?.value
  const [owner, widget] = [valueOf('owner'), valueOf('widget')]
  return isText(owner) && isText(widget) ? `${owner.value}/${widget.value}` : null
}

/** What a module says by name: widgets that it mounts, popups that it opens, and where it makes senders of messages. */
function namesIn(ast) {
  const found = { widgets: [], popups: [], senders: [] }
  const visit = (node, parent) => {
    const widget = widgetIn(node)
    if (widget) found[isJsx(parent) ? 'widgets' : 'popups'].push(widget)
    if (node.type === 'CallExpression' && node.callee.name === 'emitterOf') found.senders.push(node.arguments[0]?.range[0])
    for (const child of Object.values(node).flat()) if (typeof child?.type === 'string') visit(child, node)
  }
  visit(ast, null)
  return found
}

/**
 * Finds in the module graph what a build uses of the API, the shell and other remotes. One instance is applied to the browser build and the
 * server build: what only one of them does is used too.
 */
export class UsesPlugin {
  #name
  #used = { sent: new Set(), others: new Set(), widgets: new Set(), popups: new Set(), shared: new Set() }

  /** @param name of the package */
  constructor(name) {
    this.#name = name
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm']) {
        normalModuleFactory.hooks.parser.for(type).tap(NAME, (parser) =>
          parser.hooks.program.tap(NAME, (ast) => {
            const { module } = parser.state
            if (isOwn(module.resource)) module.buildInfo.namesUsed = namesIn(ast)
          }),
        )
      }
      // By now unused exports are known, and modules are not concatenated yet.
      compilation.hooks.afterOptimizeModules.tap(NAME, (modules) => this.#collect(compilation, modules))
    })
  }

  #collect({ moduleGraph, chunkGraph }, modules) {
    for (const module of modules) {
      if (chunkGraph.getNumberOfModuleChunks(module) === 0) continue
      if (module.type === 'consume-shared-module') this.#used.shared.add(module.options.shareKey)
      // A contract that is made of another one does not use it.
      if (isOwn(module.resource) && !isContract(module.resource)) this.#add(module, moduleGraph)
    }
  }

  #add(module, moduleGraph) {
    const { widgets, popups, senders } = module.buildInfo.namesUsed ?? { widgets: [], popups: [], senders: [] }
    for (const widget of widgets) this.#used.widgets.add(widget)
    for (const popup of popups) this.#used.popups.add(popup)
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      const { dependency, module: target } = connection
      if (!IMPORTED.test(dependency?.type ?? '') || !isContract(target?.resource) || !connection.isTargetActive(undefined)) continue
      // Without a name the whole module is used: `import * as`.
      const id = `${target.resource}\n${dependency.ids?.[0] ?? '*'}`
      this.#used[senders.includes(dependency.range?.[0]) ? 'sent' : 'others'].add(id)
    }
  }

  /** `uses` and `offers` of artifact.json, once the last of the builds knows its modules. */
  written = () => usesOf(this.#name, this.#used)
}
