/**
 * Takes the names for developer tools out of a library: `Form.displayName = "Form"` alone keeps a component in the bundle that
 * nobody uses. What is made by React's own functions has no effect either until it is used.
 */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = [^;{]+;$/gm, '')
    .replace(/^var (\w+) = (React\d*\.(?:forwardRef|memo|createContext)\()/gm, 'var $1 = /* @__PURE__ */ $2')
