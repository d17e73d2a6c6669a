/** Whoever acts: a session, and its account once it has signed in. */
export interface Who {
  sessionId: number
  userId: number | null
}
