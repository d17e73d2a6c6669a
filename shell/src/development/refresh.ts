import * as refresh from 'react-refresh/runtime'

refresh.injectIntoGlobalHook(globalThis)
// Remotes have no copy of their own: what they register is refreshed by this one.
Object.assign(globalThis, { development: { refresh } })
