import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../processes/state.ts'
import { projectFiles, type Check } from '../check.ts'

/** English that a shopper reads: texts, content, letters, documents and the goods of the demo. */
const isShopEnglish = (file: string) =>
  /(^|\/)en\.ts$|\.en\.yaml$|^api\/content\/texts\/en\.yaml$/.test(file) ||
  (/^api\/src\/(letters|demo|orders\/documents)\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'))

/** The word of docs/glossary.md for each thing, and the words that mean the same. */
const ONE_WORD: readonly { word: string; others: RegExp }[] = [
  { word: 'favorites', others: /\bwish ?lists?\b/i },
  { word: 'store', others: /\b(?:shops?|boutiques?)\b(?![./])/i },
  { word: 'gift certificate', others: /\b(?:gift cards?|vouchers?)\b/i },
  { word: 'SKU', others: /\b(?:article (?:number|code)|item number|product code|vendor code)\b|^Article$/i },
  { word: 'last name', others: /\b(?:surnames?|family names?|second names?)\b/i },
]

const LITERAL = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g
/** Ids, keys and addresses are one lowercase word; what is read has a space or a capital. */
const isRead = (text: string) => / |^[A-Z]/.test(text)
/** Tools of the demo tell a developer of the demo shop. */
const isForDevelopers = (text: string) => /demo shop|for the shop \.$/.test(text)

/** What is read in a line of code or YAML; without `{{placeholders}}` and `${values}`. */
function wordsRead(line: string, isYaml: boolean): string[] {
  if (/^\s*(?:import |export .* from |\/\/|\*|\/\*|#)/.test(line)) return []
  const texts = isYaml
    ? [line.replace(/^\s*(?:- )?(?:kind|id|to|url|icon): .*$/, '')]
    : [...line.matchAll(LITERAL)].map((found) => found.slice(1).find((text) => text !== undefined) ?? '')
  return texts
    .map((text) => text.replace(/\{\{.*?\}\}|\$\{.*?\}|href="[^"]*"/g, ''))
    .filter((text) => (isYaml || isRead(text)) && !isForDevelopers(text))
}

export const otherWordsIn = (text: string, isYaml = false): { line: number; found: string; word: string }[] =>
  text.split('\n').flatMap((line, index) =>
    wordsRead(line, isYaml).flatMap((read) =>
      ONE_WORD.flatMap(({ word, others }) => {
        const found = others.exec(read)?.[0]
        return found ? [{ line: index + 1, found, word }] : []
      }),
    ),
  )

/** One English word for one thing, in every remote, letter and page. */
export const oneWord: Check = {
  name: 'one word for one thing',
  run: async () =>
    (await projectFiles())
      .filter(isShopEnglish)
      .flatMap((file) =>
        otherWordsIn(fs.readFileSync(path.join(ROOT, file), 'utf8'), file.endsWith('.yaml')).map(
          ({ line, found, word }) => `${file}:${line}: "${found}": the shop says "${word}"`,
        ),
      ),
}
