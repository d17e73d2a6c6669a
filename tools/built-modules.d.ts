declare module '*/shared/build/shared.mjs' {
  /** Name → version of what the shell gives to every remote. */
  export const shared: Record<string, string>
}
