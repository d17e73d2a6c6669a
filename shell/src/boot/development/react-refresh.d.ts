declare module 'react-refresh/runtime' {
  /** Before react-dom is loaded: it tells the hook of itself only then. */
  export function injectIntoGlobalHook(scope: object): void
}
