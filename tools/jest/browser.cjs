const { TestEnvironment } = require('jest-environment-jsdom')

// What every browser has and jsdom has not, taken from Node. AbortController comes along: Node's Request refuses jsdom's signals.
const GAPS = [
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'CompressionStream',
  'DecompressionStream',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'fetch',
  'structuredClone',
]

class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of GAPS) this.global[name] = globalThis[name]
    // Node's streams and encoders check for the outer realm's own class.
    this.global.Uint8Array = Uint8Array
    // jsdom records no timings.
    this.global.performance.getEntriesByType = () => []
  }
}

module.exports = BrowserEnvironment
