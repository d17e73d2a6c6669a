import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../processes/state.ts'
import { projectFiles, type Check } from '../check.ts'

/** Files whose English a shopper reads. */
const isShopEnglish = (file: string) => /(^|\/)en\.ts$/.test(file) || (file.startsWith('api/src/demo/') && file.endsWith('.ts'))

// Excludes parts of URLs and codes, such as coloured-stones, which are stored in links and orders.
const BRITISH =
  /(?<![-\w/])(?:favourite|catalogue|jeweller|colour|centre|grey|neighbour|harbour|(?:kilo|centi|milli)?metre|recognise)\w*(?![-\w]|['"]?: (?!\{\{))/gi

export const britishWordsIn = (text: string): { line: number; word: string }[] =>
  text.split('\n').flatMap((content, index) => [...content.matchAll(BRITISH)].map(([word]) => ({ line: index + 1, word })))

/** The shop writes American English: one word each for favorites, catalog and jewelry. */
export const americanEnglish: Check = {
  name: 'American English',
  run: async () =>
    (await projectFiles())
      .filter(isShopEnglish)
      .flatMap((file) =>
        britishWordsIn(fs.readFileSync(path.join(ROOT, file), 'utf8')).map(
          ({ line, word }) => `${file}:${line}: ${word} is British spelling`,
        ),
      ),
}
