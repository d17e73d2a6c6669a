/**
 * Babel: a contract is a value and making it does nothing else, so that a page carries only those that it names. Without the mark the
 * minifier has to keep every call of a file of which one is used.
 */
module.exports = () => ({
  visitor: {
    CallExpression(path, { filename = '' }) {
      if (!/[\\/]shared[\\/]contracts[\\/]src[\\/]/.test(filename) || path.getFunctionParent()) return
      const { leadingComments = [] } = path.node
      if (!leadingComments?.some(({ value }) => value.includes('__PURE__'))) path.addComment('leading', '#__PURE__')
    },
  },
})
