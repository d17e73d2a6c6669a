declare module '*/shared/build/shared.mjs' {
  /** Name → version of what the shell gives to every remote. */
  export const shared: Record<string, string>
}

declare module '*/shared/build/versions/given-sources.mjs' {
  /** Packages of this repository that the shell gives: name → entry file. */
  export const givenEntries: () => Record<string, string>
  /** Name → hash of the sources behind it. */
  export const givenSources: () => Record<string, string>
}

declare module '*/shared/build/versions/versions.mjs' {
  /** Names of the shell and the remotes. */
  export const packages: () => string[]
  /** Files of the workspace, and installed packages as `name@version`, that a package's build reads. */
  export const inputsOf: (name: string) => { files: string[]; installed: string[] }
  /** Name → `<version of the package>-<hash of what its build reads>`. `read` gives the content of a file. */
  export const versionsOf: (names: string[], read?: (file: string) => Buffer) => Record<string, string>
}

declare module '*/shared/build/laptop/laptop.mjs'

declare module '*/install.mjs' {
  /** pnpm with its pinned version, as npx takes it. */
  export const PNPM: string
}
