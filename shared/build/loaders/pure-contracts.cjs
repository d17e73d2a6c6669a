/** Babel: marks contract definitions as pure, so that the minifier removes those that a page does not use. */
module.exports = () => ({
  visitor: {
    CallExpression(path, { filename = '' }) {
      if (!/[\\/](?:shared|@shop)[\\/]contracts[\\/]src[\\/]/.test(filename) || path.getFunctionParent()) return
      const { leadingComments = [] } = path.node
      if (!leadingComments?.some(({ value }) => value.includes('__PURE__'))) path.addComment('leading', '#__PURE__')
    },
  },
})
