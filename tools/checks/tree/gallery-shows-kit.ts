import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../processes/state.ts'
import type { Check } from '../check.ts'

const KIT = path.join(ROOT, 'shared/ui/src')
const GALLERY = path.join(ROOT, 'gallery/src')

/** Components without a visual appearance. */
const WITHOUT_LOOK = new Set(['FavoritesForm', 'Live', 'VisuallyHidden'])

/** Exported components of a kit index: `export { Button, type ButtonProps } from './button.tsx'` → Button. */
export const componentsIn = (index: string): string[] =>
  [...index.matchAll(/export \{([^}]*)\} from '[^']*\.tsx'/g)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z][a-z]/.test(name) && !WITHOUT_LOOK.has(name))

/** Components without a sheet. */
export const missingFrom = (sheets: readonly string[], components: readonly string[]): string[] =>
  components.filter((name) => !sheets.some((sheet) => new RegExp(`<${name}[\\s>/]`).test(sheet)))

const indexes = () => [
  path.join(KIT, 'index.ts'),
  ...fs
    .readdirSync(KIT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`${path.sep}index.ts`))
    .map((file) => path.join(KIT, file)),
]

const contents = (files: readonly string[]) => files.map((file) => fs.readFileSync(file, 'utf8'))

export const galleryShowsKit: Check = {
  name: 'gallery shows the whole kit',
  run: async () => {
    const files = fs.readdirSync(GALLERY, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
    const sheets = contents(files.map((file) => path.join(GALLERY, file)))
    const components = contents(indexes()).flatMap(componentsIn)
    return missingFrom(sheets, components).map((name) => `${name} of the kit has no sheet: show its states in gallery/src/sheets`)
  },
}
