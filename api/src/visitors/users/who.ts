/** The shopper behind a call: a session, and its account if it is signed in. */
export interface Who {
  sessionId: number
  userId: number | null
}
