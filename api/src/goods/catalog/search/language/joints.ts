/** A word or a sign that stands between two wishes. */
export interface Joint {
  at: number
  /** "And" and "or"; a sign such as a comma says less. */
  isWord: boolean
}

const JOINT = /(?<![\p{L}\d])(и|или|либо|and|or)(?![\p{L}\d])|[,;/&+]/gu

export const jointsIn = (text: string): Joint[] =>
  [...text.matchAll(JOINT)].map(({ index, 1: word }) => ({ at: index, isWord: word !== undefined }))

const WORDS: ReadonlySet<string> = new Set(['и', 'или', 'либо', 'and', 'or'])
export const isJoint = (word = '') => WORDS.has(word)
