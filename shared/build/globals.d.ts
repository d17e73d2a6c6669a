declare module '*.css' {
  const names: Record<string, string>
  export default names
}
/** `1.4.2`: version of the remote or shell containing this code. */
declare const __VERSION__: string
/** `mfe-catalog@1.4.2`: separates texts and classes of two versions in one document. */
declare const __REMOTE__: string
/** True in the server build. */
declare const __SERVER__: boolean
/** True in the builds of `npm run dev`. */
declare const __DEVELOPMENT__: boolean

/** Newest build of one package under `npm run dev`. */
interface DevelopmentBuild {
  /** Hash of the last successful browser build. */
  hash: string
  /** Hash of the browser build used by new documents. */
  served: string
  /** Compile error of the newest edit; empty if none. */
  error: string
}

/** Callbacks of the running shell for edits. */
interface DevelopmentShop {
  /** Reloads all code of a remote and remounts its areas. */
  restart: (owner: string) => Promise<void>
  textsChanged: (namespace: string, texts: Readonly<Record<string, string>>) => void
  documentTextsChanged: (texts: Record<'ui' | 'session' | 'shell' | 'errors', Readonly<Record<string, string>>>) => void
}

/** Shared state of `npm run dev` builds in one document. */
interface Development extends DevelopmentShop {
  /**
   * `take` is called with the hash of each new build of the package; `chunks` is webpack's global chunk list. A restarted package replaces
   * its listener.
   */
  listen: (name: string, chunks: string, take: (hash: string) => void) => void
  /** An edit that cannot be hot-replaced: restarts a remote's areas, or the document for the shell. */
  restartPackage: (name: string) => void
  attach: (shop: DevelopmentShop) => void
}
/** Only in builds of `npm run dev`: see `__DEVELOPMENT__`. */
declare const development: Development
