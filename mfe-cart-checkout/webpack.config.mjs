import { remote } from '@shop/build'

export default (version, options) => remote({ name: 'mfe-cart-checkout', version, folder: import.meta.dirname, ...options })
