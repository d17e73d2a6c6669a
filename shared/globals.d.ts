declare module '*.css' {
  const names: Record<string, string>
  export default names
}
/** `1.4.2`: of the remote or shell that this code was built into. */
declare const __VERSION__: string
/** `mfe-catalog@1.4.2`: keeps the texts and classes of two versions apart while both are in a document. */
declare const __REMOTE__: string
/** True in the server build. */
declare const __SERVER__: boolean
/** True in the builds of `npm run dev`. */
declare const __DEVELOPMENT__: boolean

/** The newest build of one package under `npm run dev`. */
interface DevelopmentBuild {
  /** Of the browser's code that compiled last. */
  hash: string
  /** Of the browser's code that new documents are made with. */
  served: string
  /** Why the newest edit does not compile; empty when it does. */
  error: string
}

/** What the running shell does for an edit. */
interface DevelopmentShop {
  /** Evaluates all code of a remote anew and shows its areas again. */
  restart: (owner: string) => Promise<void>
  textsChanged: (namespace: string, texts: Readonly<Record<string, string>>) => void
  wordsChanged: (words: Record<'ui' | 'shell' | 'errors', Readonly<Record<string, string>>>) => void
}

/** What the builds of `npm run dev` in one document have in common. */
interface Development extends DevelopmentShop {
  /**
   * `take` is called with the hash of every build of that package; `chunks` is webpack's global list of its chunks.
   * A package that was started again replaces its listener.
   */
  listen: (name: string, chunks: string, take: (hash: string) => void) => void
  /** An edit that the living code cannot take: the areas of a remote, or the document for the shell, start anew. */
  startAnew: (name: string) => void
  attach: (shop: DevelopmentShop) => void
}
/** There in builds of `npm run dev` alone: see `__DEVELOPMENT__`. */
declare const development: Development
