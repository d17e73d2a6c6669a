import { knownInSeed } from '../../api/src/demo/content/known.ts'
import { readContentFiles } from '../../api/src/goods/content/files/files.ts'
import { interfaceTexts } from '../content/interface-texts.ts'
import { problemLines } from '../content/problems.ts'
import type { Check } from './check.ts'

/** What editors have written, as `npm run content -- check` sees it. */
export const contentFiles: Check = {
  name: 'content',
  run: async () => {
    const files = readContentFiles()
    const around = { files, texts: await interfaceTexts(), known: await knownInSeed() }
    return files.flatMap((file) => problemLines(file, around))
  },
}
