import { remote } from '@shop/build'

export default (version) => remote({ name: 'mfe-certificates', version, folder: import.meta.dirname })
