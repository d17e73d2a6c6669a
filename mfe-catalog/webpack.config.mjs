import { remote } from '@shop/build'

export default (version, options) => remote({ name: 'mfe-catalog', version, folder: import.meta.dirname, ...options })
