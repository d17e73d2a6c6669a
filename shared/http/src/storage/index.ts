export { readCookie, readCookies, writeCookie } from './cookies.ts'
export { localStore, safeStore, storedKeys, tabStore, type SafeStore } from './stores.ts'
export { oneTabAtATime, openChannel, type Channel } from './tabs.ts'
