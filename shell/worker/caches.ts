/** Files of releases: a name never changes its content. */
export const ARTIFACTS = 'artifacts'
export const PICTURES = 'pictures'
/** Pages as the server sent them. */
export const DOCUMENTS = 'documents'
/** Addresses that were opened by links: the shell shows them from the answers that were kept. */
export const SEEN = 'seen'
/** Answers of the API: the bag, the account, and what was read on the way. */
export const ANSWERS = 'answers'

/** Sessions that have ended in this browser. An answer that was asked for before the last end is not kept. */
let ended = 0
export const sessionNumber = () => ended

/** Called after something was written: what belongs to a session that ended meanwhile does not stay. */
export async function forgetIfEnded(session: number): Promise<void> {
  if (session !== ended) await deleteCaches()
}

/** Leaves nothing of the shopper: neither what was read nor which pages were visited. */
export async function forgetShopper(): Promise<void> {
  ended += 1
  await deleteCaches()
}

const deleteCaches = () => Promise.all([DOCUMENTS, ANSWERS, SEEN].map((name) => caches.delete(name)))
