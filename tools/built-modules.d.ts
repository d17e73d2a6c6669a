declare module '*/shared/build/shared.mjs' {
  /** Name → version of what the shell gives to every remote. */
  export const shared: Record<string, string>
}

declare module '*/shared/build/steps/given-sources.mjs' {
  /** Packages of this repository that the shell gives: name → entry file. */
  export const givenEntries: () => Record<string, string>
  /** Name → hash of the sources behind it. */
  export const givenSources: () => Record<string, string>
}

declare module '*/shared/build/steps/versions.mjs' {
  /** Names of the shell and the remotes. */
  export const packages: () => string[]
  /** `<version of the package>-<hash of its sources>`. */
  export const versionOf: (name: string) => string
}

declare module '*/install.mjs' {
  /** pnpm with its pinned version, as npx takes it. */
  export const PNPM: string
}
