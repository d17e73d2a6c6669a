const { TestEnvironment } = require('jest-environment-jsdom')

// Web APIs missing in jsdom, from Node. Includes AbortController, because Node's Request refuses jsdom's signals.
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
    // Node's streams and encoders check classes of the outer realm.
    this.global.Uint8Array = Uint8Array
    // jsdom records no timings.
    this.global.performance.getEntriesByType = () => []
  }
}

module.exports = BrowserEnvironment
