const TEXTS = /[\\/]src[\\/](page|widget)s[\\/]([\w-]+)[\\/]texts[\\/](?:ru|en)\.ts$/
const DOCUMENT_TEXTS = /[\\/]shell[\\/]src[\\/]platform[\\/]document-texts[\\/](?:ru|en)\.ts$/
/** Texts only, re-exported by their importers. */
const PASSED_ON = /[\\/](texts|errors)[\\/][\w-]+\.ts$|[\\/]hot[\\/]/

const accept = (call) => `
import.meta.webpackHot.accept()
if (import.meta.webpackHot.data) globalThis.development.${call}
import.meta.webpackHot.dispose((data) => { data.isUpdate = true })
`

/**
 * How an open tab applies an edit. React Refresh handles components; texts are replaced. Other `.ts` modules contain rules and stores,
 * which cannot be replaced individually, so the area restarts.
 */
module.exports = function hotAccept(source, map) {
  const done = (more) => this.callback(null, source + more, map)
  const file = this.resourcePath
  const texts = TEXTS.exec(file)
  if (texts) return done(accept(`textsChanged(__REMOTE__ + '/${texts[1]}/${texts[2]}', texts)`))
  if (DOCUMENT_TEXTS.test(file)) return done(accept('documentTextsChanged(documentTexts)'))
  if (file.endsWith('.tsx') || PASSED_ON.test(file)) return done('')
  return done('\nimport.meta.webpackHot.decline()\n')
}
