import { createEvent, createStore } from 'effector'

export const onlineChanged = createEvent<boolean>()
export const $online = createStore(true, { serialize: 'ignore' }).on(onlineChanged, (_, online) => online)
