import { remote } from '@shop/build'

export default (version, options) => remote({ name: 'mfe-certificates', version, folder: import.meta.dirname, ...options })
