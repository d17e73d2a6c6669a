// What the tests of this folder use of its JavaScript.
declare module '*/document.mjs' {
  export const documentWith: (html: string, artifact: object) => string
}

declare module '*/proxy.mjs' {
  import type { Server } from 'node:http'

  export const proxyOf: (
    shop: URL,
    build: () => { folder: string; artifact: object },
  ) => { server: Server; tell: (sentence: string) => void }
}
