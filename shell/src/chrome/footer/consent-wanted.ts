import { createEvent, createStore } from 'effector'

/** Opens the consent banner again. */
export const consentWanted = createEvent<void>()
export const consentSettled = createEvent<void>()

/** Kept until the banner's code comes. */
export const $consentWanted = createStore(false, { serialize: 'ignore' })
  .on(consentWanted, () => true)
  .reset(consentSettled)
