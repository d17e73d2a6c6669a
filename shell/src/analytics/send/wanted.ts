import { createEvent } from 'effector'

/** Opens the consent banner again. */
export const consentWanted = createEvent<void>()
