const CONTRACT = /[\\/](?:shared|@shop)[\\/]contracts[\\/]src[\\/]/
const KEPT = ['method', 'csrf']

/** Babel: sending a read needs its URL and method only. Removes schemas from `asks.js`. */
module.exports = ({ types: t }) => ({
  visitor: {
    CallExpression(path, { filename = '' }) {
      const { callee, arguments: args } = path.node
      if (t.isIdentifier(callee, { name: 'defineEndpoint' }) && t.isObjectExpression(args[1])) {
        args[1].properties = args[1].properties.filter(({ key }) => KEPT.some((name) => t.isIdentifier(key, { name })))
      }
      // Minifiers cannot drop all of them: a schema that reuses the entries of another reads a property.
      const isSchema = t.isMemberExpression(callee) && path.scope.getBinding(callee.object.name)?.path.parent.source?.value === 'valibot'
      if (isSchema && CONTRACT.test(filename) && !path.getFunctionParent()) path.replaceWith(t.identifier('undefined'))
    },
  },
})
