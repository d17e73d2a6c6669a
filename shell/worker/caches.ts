/** Release files: immutable. */
export const ARTIFACTS = 'artifacts'
export const PICTURES = 'pictures'
/** Server-rendered pages. */
export const DOCUMENTS = 'documents'
/** URLs visited by navigation: rendered from cached responses. */
export const SEEN = 'seen'
/** API responses: bag, account, and reads along the way. */
export const ANSWERS = 'answers'

/** Ended sessions: responses requested before are not cached. */
let ended = 0
export const sessionNumber = () => ended

/** Deletes entries written after their session ended. */
export async function deleteIfEnded(session: number): Promise<void> {
  if (session !== ended) await deleteCaches()
}

/** Deletes all personal data and visited pages. */
export async function deletePersonalData(): Promise<void> {
  ended += 1
  await deleteCaches()
}

const deleteCaches = () => Promise.all([DOCUMENTS, ANSWERS, SEEN].map((name) => caches.delete(name)))
