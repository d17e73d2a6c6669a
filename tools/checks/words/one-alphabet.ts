import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../processes/state.ts'
import { projectFiles, type Check } from '../check.ts'

/** Texts, content, letters and goods, in both languages. */
const isRead = (file: string) =>
  /(^|\/)texts\/.*\.ts$|(^|\/)(?:ru|en)\.ts$|^api\/content\/.*\.yaml$|^api\/src\/(?:letters|demo|orders|places)\/.*\.ts$|popups\.json$|^brands\//.test(
    file,
  ) && !file.endsWith('.test.ts')

/** A word with letters of both alphabets: a screen reader spells it, and search does not find it. */
const MIXED = /(?<![\p{L}\p{N}_])(?=[\p{L}\p{N}]*\p{Script=Latin})(?=[\p{L}\p{N}]*\p{Script=Cyrillic})[\p{L}\p{N}]+/gu
/** English has no Cyrillic letters at all: "Letter К" looks right and is not. */
const CYRILLIC = /\p{Script=Cyrillic}+/gu
/** Languages are called by their own names. */
const OWN_NAMES = new Set(['Русский'])
const isEnglish = (file: string) => /(^|\/)en\.ts$|\.en\.yaml$/.test(file)

// Escapes and character classes of a pattern are not words.
const ofCode = /\\u[\da-f]{4}|\\[dnpswbt]|\/(?:[^/\s]|\\\/)*\[[^\]]*\][^/]*\/[a-z]*/gi

export const strangersIn = (text: string, pattern = MIXED): { line: number; word: string }[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      [...line.replace(ofCode, ' ').matchAll(pattern)]
        .filter(([word]) => !OWN_NAMES.has(word))
        .map(([word]) => ({ line: index + 1, word })),
    )

/** Letters that look alike are of the alphabet of their word. */
export const oneAlphabet: Check = {
  name: 'one alphabet in a word',
  run: async () =>
    (await projectFiles())
      .filter(isRead)
      .flatMap((file) =>
        strangersIn(fs.readFileSync(path.join(ROOT, file), 'utf8'), isEnglish(file) ? CYRILLIC : MIXED).map(
          ({ line, word }) => `${file}:${line}: "${word}" has letters of another alphabet`,
        ),
      ),
}
