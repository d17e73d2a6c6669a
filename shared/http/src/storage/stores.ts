/** A store of the browser that never throws. What it refuses to keep is kept for the life of the document. */
export interface SafeStore {
  get: (key: string) => string | null
  /** @returns whether the value outlives the document */
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
  keys: () => string[]
  clear: () => void
}

/** Storage may be full, forbidden, or absent in an app's web view. */
function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/** @param storage called on each use: the property itself throws where storage is forbidden */
export function safeStore(storage: () => Storage): SafeStore {
  const refused = new Map<string, string>()
  return {
    get: (key) => refused.get(key) ?? attempt(() => storage().getItem(key), null),
    set(key, value) {
      refused.delete(key)
      const isStored = attempt(() => {
        storage().setItem(key, value)
        return true
      }, false)
      // A server's memory would be shared by shoppers.
      if (!isStored && !__SERVER__) refused.set(key, value)
      return isStored
    },
    remove(key) {
      refused.delete(key)
      attempt(() => storage().removeItem(key), undefined)
    },
    keys: () => [...new Set([...refused.keys(), ...attempt(() => Object.keys(storage()), [])])],
    clear() {
      refused.clear()
      attempt(() => storage().clear(), undefined)
    },
  }
}

/** Survives the tab. */
export const localStore = /* @__PURE__ */ safeStore(() => localStorage)
/** Ends with the tab. */
export const tabStore = /* @__PURE__ */ safeStore(() => sessionStorage)

/** What survived other documents, for code that needs no more than that. */
export const storedKeys = (): string[] => attempt(() => Object.keys(localStorage), [])
