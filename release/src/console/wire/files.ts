import fs from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'

const HERE = path.join(import.meta.dirname, '..')
const KIT = path.join(HERE, '../../../shared/ui')
const STYLES = ['tokens', 'reset', 'typography', 'forced-colors'].map((name) => path.join(KIT, `src/styles/${name}.css`))

const read = (file: string) => fs.readFileSync(file, 'utf8')

export interface File {
  type: string
  content: string | Buffer
}

/** The kit's faces, tokens and texts, then the console's own, then the brand's look over them. */
export function styleOf(brandCss: string): File {
  const faces = read(path.join(KIT, 'src/styles/fonts.css')).replaceAll('../../fonts/', '/fonts/')
  const own = fs
    .readdirSync(path.join(HERE, 'files'))
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => path.join(HERE, 'files', file))
  return { type: 'text/css; charset=utf-8', content: [faces, ...[...STYLES, ...own].map(read), brandCss].join('\n') }
}

/** Node prints a warning at each first use of it; this very process runs on the same function. */
function withoutTypes(code: string): string {
  const warn = process.emitWarning.bind(process)
  process.emitWarning = () => {}
  try {
    return stripTypeScriptTypes(code)
  } finally {
    process.emitWarning = warn
  }
}

/** A face of the kit, or a script of the page. */
export function fileOf(pathname: string): File | null {
  const [, font] = /^\/fonts\/(zlata-[a-z]+-[a-z]+\.woff2)$/.exec(pathname) ?? []
  const [, script] = /^\/client\/([a-z-]+\.ts)$/.exec(pathname) ?? []
  const file = font ? path.join(KIT, 'fonts', font) : path.join(HERE, 'client', script ?? '')
  if ((!font && !script) || !fs.existsSync(file)) return null
  if (font) return { type: 'font/woff2', content: fs.readFileSync(file) }
  return { type: 'text/javascript; charset=utf-8', content: withoutTypes(read(file)) }
}
