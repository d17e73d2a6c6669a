// A class of a CSS module is its own name in tests.
module.exports = new Proxy(
  { __esModule: true },
  { get: (target, name) => (name === 'default' ? module.exports : (target[name] ?? String(name))) },
)
