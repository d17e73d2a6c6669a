import { remote } from '@shop/build'

export default (version, options) => remote({ name: 'mfe-landings', version, folder: import.meta.dirname, ...options })
