import { remote } from '@shop/build'

export default (version) => remote({ name: 'mfe-profile', version, folder: import.meta.dirname })
