export const BACK = 'to go back to'

/** What a version is now that a document may have. */
export type Role = 'active' | 'canary' | typeof BACK
