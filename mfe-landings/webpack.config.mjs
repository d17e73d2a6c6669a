import { remote } from '@shop/build'

export default (version) => remote({ name: 'mfe-landings', version, folder: import.meta.dirname })
