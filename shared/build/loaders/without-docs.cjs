/** Babel: removes documentation fields of contracts (`about`, `example`) from browser code. */
module.exports = ({ types: t }) => ({
  visitor: {
    CallExpression({ node: { callee, arguments: args } }) {
      if (t.isIdentifier(callee, { name: 'defineEvent' }) && t.isStringLiteral(args[3])) args[3].value = ''
      if (!t.isIdentifier(callee, { name: 'defineEndpoint' }) || !t.isObjectExpression(args[1])) return
      const isDocs = ({ key }) => t.isIdentifier(key, { name: 'about' }) || t.isIdentifier(key, { name: 'example' })
      args[1].properties = args[1].properties.filter((property) => !isDocs(property))
    },
  },
})
