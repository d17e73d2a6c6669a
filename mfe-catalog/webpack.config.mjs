import { remote } from '@shop/build'

export default (version) => remote({ name: 'mfe-catalog', version, folder: import.meta.dirname })
