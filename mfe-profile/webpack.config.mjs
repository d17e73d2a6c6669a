import { remote } from '@shop/build'

export default (version, options) => remote({ name: 'mfe-profile', version, folder: import.meta.dirname, ...options })
