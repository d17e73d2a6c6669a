import { createEvent } from 'effector'

/** Somebody wants to see or change what they have answered about analytics. */
export const consentWanted = createEvent<void>()
