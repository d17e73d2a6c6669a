import * as refresh from 'react-refresh/runtime'

refresh.injectIntoGlobalHook(globalThis)
// Remotes register with this refresh runtime.
Object.assign(globalThis, { development: { refresh } })
