/** Browsers and a CDN may read what is below it; everything else in the store is for machines of the shop. */
export const PUBLIC = 'a/'
const BUILDS = 'build/'

export const POINTER = 'release/current.json'
export const RECORDS = 'release/records/'
export const REPORTS = 'release/front-doors/'
export const COUNTS = 'release/counts/'
export const FAILURES = 'release/failures/'
export const PROBES = 'release/probes/'
export const LEASE = 'release/robot.lease'
/** Signs overrides on every machine. */
export const OVERRIDE_KEY = 'release/override.key'
/** Never changes: that it cannot be created twice shows that the store keeps to conditions. */
export const CONDITIONS = 'release/conditions'
export const SET_ASIDE = 'release/set-aside/'

export const nameOfRecord = (serial: number) => `${RECORDS}${String(serial).padStart(8, '0')}.json`

/** What the front door serves under the same path: flat names, without source maps. */
const FOR_BROWSERS = /^[\w-][\w.-]*\.(?:js|css|svg|woff2|avif|webp)$/

export const prefixesOf = (name: string, version: string) => [PUBLIC, BUILDS].map((prefix) => `${prefix}${name}/${version}/`)

/** @param file path in the folder of the artifact */
export const nameOfFile = (name: string, version: string, file: string) =>
  `${FOR_BROWSERS.test(file) ? PUBLIC : BUILDS}${name}/${version}/${file}`

/** By its hash: built anew, a version may say another commit, and who loses a race must not change what the winner's record names. */
export const nameOfList = (name: string, version: string, hash: string) =>
  `${BUILDS}${name}/${version}/lists/${hash.replace(/\W/g, '_')}.json`

export const versionsPrefix = [PUBLIC, BUILDS] as const
