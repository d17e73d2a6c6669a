import { pathToFileURL } from 'node:url'
import { callId, callShapeOf, hashed, shapeOf } from '@shop/contracts/core/shapes/shape'
import { errorPageWidgets, routes } from '@shop/contracts/pages/routes'
import { sharedWidgets } from '@shop/contracts/pages/widgets'
import { consumed, shared } from '../shared.mjs'

const isEndpoint = (value) => typeof value?.path === 'string' && 'answer' in value
const isEvent = (value) => typeof value?.type === 'string' && typeof value.version === 'string' && 'schema' in value

const byKey = (entries) => Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)))
const listed = (names) => [...new Set(names)].sort()

/** Values of contracts by file and export; `*` is every export. */
async function valuesOf(ids) {
  const values = new Set()
  for (const id of ids) {
    const [file, name] = id.split('\n')
    const module = await import(pathToFileURL(file).href)
    for (const value of name === '*' ? Object.values(module) : [module[name]]) values.add(value)
  }
  return [...values]
}

/** Two contracts of one call are two: each is compared with what the API offers. */
function callsIn(values) {
  const calls = values.filter(isEndpoint).map((endpoint) => ({ call: callId(endpoint), ...callShapeOf(endpoint) }))
  return Object.values(byKey(calls.map((each) => [`${each.call} ${each.hash}`, each])))
}

const messagesIn = (values) =>
  byKey(values.filter(isEvent).map(({ type, version, schema }) => [type, { version, ...hashed(shapeOf(schema)) }]))

const propsOf = (widget) => (Object.hasOwn(sharedWidgets, widget) ? hashed(shapeOf(sharedWidgets[widget].props)) : null)

/** The route table is the shell's: it opens pages, and mounts the widgets that stand beside them. */
const opened = (name) => ({
  pages: name === 'shell' ? listed(routes.map(({ owner, page }) => `${owner}/${page}`)) : [],
  mounted:
    name === 'shell'
      ? [...routes.flatMap(({ widgets = [] }) => widgets), ...errorPageWidgets].map((use) => `${use.owner}/${use.widget}`)
      : [],
})

/**
 * `uses` and `offers` of artifact.json (`release/src/gate/uses.ts`): the same sources give the same text.
 * @param used what `UsesPlugin` has found in the module graph
 */
export async function usesOf(name, used) {
  const [sent, others] = await Promise.all([valuesOf(used.sent), valuesOf(used.others)])
  const { pages, mounted } = opened(name)
  const isForeign = (widget) => !widget.startsWith(`${name}/`)
  return {
    uses: {
      calls: callsIn(others),
      sent: messagesIn(sent),
      heard: messagesIn(others),
      widgets: byKey(
        listed([...used.widgets, ...mounted])
          .filter(isForeign)
          .map((widget) => [widget, propsOf(widget)]),
      ),
      popups: listed(used.popups).filter(isForeign),
      pages: pages.filter(isForeign),
      shared: byKey([...used.shared].map((module) => [module, consumed[module].requiredVersion])),
    },
    offers: {
      widgets: byKey(
        Object.keys(sharedWidgets)
          .filter((widget) => !isForeign(widget))
          .map((widget) => [widget, propsOf(widget)]),
      ),
      shared: name === 'shell' ? shared : {},
    },
  }
}
