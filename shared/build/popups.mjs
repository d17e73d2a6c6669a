import fs from 'node:fs'
import path from 'node:path'
import { popupMistakes } from '@shop/contracts/pages/popups'
import { indexIn } from './exposes.mjs'

/**
 * Reads `src/popups.json`: frame and name of the package's popups before their code is loaded.
 * @param widgets folder of possible popups: `src/widgets` of a remote
 * @returns `declared` is undefined without the file; mistakes are sentences with file and key
 */
export function popupsIn(folder, widgets) {
  const file = path.join(folder, 'src/popups.json')
  if (!fs.existsSync(file)) return { file, mistakes: [] }
  const shown = `${path.basename(folder)}/src/popups.json`
  try {
    const declared = JSON.parse(fs.readFileSync(file, 'utf8'))
    const wrong = popupMistakes(declared)
    const lost = wrong.length > 0 ? [] : Object.keys(declared).filter((key) => !indexIn(path.join(folder, widgets, key)))
    const mistakes = [...wrong, ...lost.map((key) => `"${key}" is no widget: there is no ${widgets}/${key}/index.ts`)]
    return { file, declared, mistakes: mistakes.map((mistake) => `${shown}: ${mistake}.`) }
  } catch (error) {
    return { file, mistakes: [`${shown} is no JSON: ${error.message}.`] }
  }
}
