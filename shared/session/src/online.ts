import { createEvent, createStore } from 'effector'

export const onlineChanged = createEvent<boolean>()
/** Spec §4: offline/online status is tracked. */
export const $online = createStore(true, { serialize: 'ignore' }).on(onlineChanged, (_, online) => online)
