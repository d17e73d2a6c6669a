/** Babel: to send a read takes its address and its method. Schemas, which check what comes back, stay out of `asks.js`. */
module.exports = ({ types: t }) => ({
  visitor: {
    CallExpression({ node: { callee, arguments: args } }) {
      if (!t.isIdentifier(callee, { name: 'defineEndpoint' }) || !t.isObjectExpression(args[1])) return
      const isNeeded = ({ key }) => t.isIdentifier(key, { name: 'method' }) || t.isIdentifier(key, { name: 'csrf' })
      args[1].properties = args[1].properties.filter(isNeeded)
    },
  },
})
