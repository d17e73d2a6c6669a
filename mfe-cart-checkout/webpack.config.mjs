import { remote } from '@shop/build'

export default (version) => remote({ name: 'mfe-cart-checkout', version, folder: import.meta.dirname })
