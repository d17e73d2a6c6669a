import { withAlternatives } from './either.ts'
import { type Amount, readAmounts } from './meaning/amounts.ts'
import type { Part } from './meaning/part.ts'
import { type Help, keyOf, type Lexicon, type Meaning } from './meaning/lexicon.ts'
import { codeBySound, codeOf, isCode } from './language/codes.ts'
import { corrected } from './language/corrected.ts'
import { isJoint, type Joint, jointsIn } from './language/joints.ts'
import { otherLayout } from './language/layout.ts'
import { isLetterAt, sameLetters } from './language/letters.ts'
import { Spelling } from './language/spelling.ts'
import { isSmall, plain, stemOf } from './language/words.ts'
import { Phrases } from './meaning/phrases.ts'
import { WEIGHTS, type WordIndex } from './word-index.ts'

const MAX_WORDS = 8
const MAX_KEPT = 1000
/** An unfinished word of fewer letters suggests no help. */
const SHORTEST_HELP = 3

export interface Reading {
  /** In the order of the query. */
  parts: Part[]
  /** The same words without their meanings. */
  words: Part[]
  help: Help[]
  /** The query says nothing that narrows: all pieces. */
  isAll: boolean
  /** The corrected query; null when nothing was corrected. */
  correction: string | null
}

interface Token {
  at: number
  word: string
  /** Of an article. */
  code: string | null
  isLetter: boolean
}

interface Split {
  tokens: Token[]
  amounts: Amount[]
  joints: Joint[]
}

/** Reads queries by the words of editors and of pieces. Cached: people make the same slips. */
export class Reader {
  readonly #lexicon: Lexicon
  readonly #index: WordIndex
  readonly #spelling: Spelling
  readonly #known = new Map<string, Reading>()

  constructor(lexicon: Lexicon, index: WordIndex) {
    this.#lexicon = lexicon
    this.#index = index
    this.#spelling = new Spelling([...lexicon.words], index.words, lexicon.wishes)
  }

  /** The last word may be unfinished, in suggestions and results alike [search.same-understanding]. `isTyping`: it is shown as begun. */
  read(text: string, isTyping = false): Reading {
    const key = `${isTyping} ${text}`
    const known = this.#known.get(key) ?? this.#think(text, isTyping)
    if (this.#known.size >= MAX_KEPT) this.#known.clear()
    this.#known.set(key, known)
    return known
  }

  /** Nothing but words: the shopper has refused all else. */
  asTyped = (text: string): Reading => this.#reading({ tokens: this.#tokensOf(plain(text)), amounts: [], joints: [] }, null, true)

  /** Words that mean something have to stand in what a piece is called: a description holds them by chance. */
  inNames = (parts: readonly Part[]): Part[] =>
    parts.map((part) =>
      part.kind === 'word' && part.stems.some((stem) => this.#lexicon.meanings.has(stem)) ? { ...part, least: WEIGHTS.kind } : part,
    )

  #think(text: string, isTyping: boolean): Reading {
    const typed = this.#split(text)
    const isLast = (token: Token) => token === typed.tokens.at(-1)
    const wholeOf = (word: string) => (isTyping || this.#knows(word) ? word : (this.#spelling.beginnings(word)[0] ?? word))
    const knows = (token: Token) =>
      token.code !== null ||
      token.isLetter ||
      NEGATIONS.has(token.word) ||
      this.#knows(token.word) ||
      (isLast(token) && isBegun(token, typed) && this.#begins(token.word))
    const answer = (words: readonly (string | null)[], isCorrected: boolean) => {
      const tokens = typed.tokens.map((token, index) => ({ ...token, word: words[index] ?? token.word }))
      const shown = typed.tokens.map((token, index) => {
        const word = words[index] ?? token.word
        return isLast(token) && word !== token.word ? wholeOf(word) : word
      })
      return this.#reading({ ...typed, tokens }, isCorrected ? corrected(text, typed.tokens, shown) : null)
    }
    if (typed.tokens.every(knows)) return this.#reading(typed, null)
    const sounds = typed.tokens.map((token) => (knows(token) ? token.word : this.#spelling.bySound(token.word, isLast(token))))
    if (sounds.every((word) => word !== null))
      return answer(
        sounds,
        typed.tokens.some(({ word }, index) => word !== sounds[index] && isLatin(word) === isLatin(sounds[index] ?? '')),
      )
    // The keys of ж, э, х, ъ, б and ю are punctuation in the other layout: the whole text is turned, not single words.
    const turnedText = otherLayout(text.toLowerCase())
    const turned = this.#split(turnedText)
    const last = turned.tokens.at(-1)
    if (
      turned.tokens.length > 0 &&
      turned.tokens.every((token) => this.#knows(token.word) || (token === last && token.word.length > 1 && this.#begins(token.word)))
    )
      return this.#reading(turned, plain(turnedText).trim())
    // A word that is like no other stays as it is beside words that are known.
    const mended = typed.tokens.map((token, index) => sounds[index] ?? this.#spelling.nearest(token.word, isLast(token)))
    const isMended = mended.some((word, index) => word !== null && word !== typed.tokens[index]?.word)
    if (mended.every((word) => word !== null) || (isMended && typed.tokens.some(knows))) return answer(mended, true)
    return this.#reading(typed, null)
  }

  #split(text: string): Split {
    const { rest, amounts } = readAmounts(text)
    return {
      tokens: this.#tokensOf(rest).map((token) => (token.code === null ? { ...token, word: this.#spelling.plainOf(token.word) } : token)),
      amounts,
      joints: jointsIn(rest),
    }
  }

  #tokensOf(text: string): Token[] {
    const tokens = [...this.#withWholeCodes(text).matchAll(/\S+/g)].flatMap(({ 0: chunk, index }): Token[] => {
      const code = this.#codeIn(chunk)
      if (code !== null) return [{ at: index, word: chunk, code, isLetter: false }]
      return [...chunk.matchAll(/[\p{L}\d]+/gu)].map((found) => ({ at: index + found.index, word: found[0], code: null, isLetter: false }))
    })
    const words = tokens.map(({ word }) => word)
    return tokens
      .map((token, index) => ({ ...token, isLetter: isLetterAt(words, index) }))
      .filter(({ word, isLetter }) => !isSmall(word) || isLetter)
      .slice(0, MAX_WORDS)
  }

  /** An article as it is written, or with Cyrillic letters that look or sound like its own; null for what is none. */
  #codeIn(chunk: string): string | null {
    if (!isCode(chunk)) return null
    return [codeOf(chunk), codeBySound(chunk)].find((code) => isCode(code) && this.#index.hasCode(code)) ?? null
  }

  /** "na 0001 y" → "na-0001-y", where there is such an article. */
  #withWholeCodes = (text: string) =>
    text.replace(SPACED_CODE, (spaced) => {
      const [mark = '', whole] = [spaced.split(' ')[0], spaced.replaceAll(' ', '-')]
      return isJoint(mark) || this.#codeIn(whole) === null ? spaced : whole
    })

  #knows(word: string): boolean {
    return this.#index.has(stemOf(word)) || this.#spelling.knows(word)
  }

  #begins(word: string): boolean {
    return this.#spelling.beginnings(word).length > 0
  }

  #reading({ tokens, amounts, joints }: Split, correction: string | null, areWhole = false): Reading {
    const { help: pages, fillers } = this.#lexicon
    const phrases = new Phrases(tokens, joints, this.#lexicon)
    const { stems, textOf } = phrases

    const help = new Set<Help>()
    const answered = new Set<number>()
    /** Words of pages that mean no pieces. */
    const apart = new Set<number>()
    for (let at = 0; at < tokens.length; at += 1) {
      const page = phrases.at(pages, at)
      const isAlone = !areWhole && (page?.found.some(({ alone }) => alone) ?? false)
      for (const one of page?.found ?? []) help.add(one)
      for (let step = 0; step < (page?.length ?? 0); step += 1) {
        answered.add(at + step)
        if (isAlone) apart.add(at + step)
      }
      if (isAlone) at += (page?.length ?? 1) - 1
    }

    /** "Not" at the end, or before a word that says nothing. */
    const isIdle = (at: number) =>
      NEGATIONS.has(tokens[at]?.word ?? '') && (at === tokens.length - 1 ? at > 0 : fillers.has(stems[at + 1] ?? ''))
    const parts: Part[] = []
    const words: Part[] = []
    for (let at = 0; at < tokens.length; ) {
      const token = tokens[at] as Token
      const [{ at: place, word: text, code, isLetter }, stem] = [token, stems[at] ?? '']
      if (apart.has(at)) {
        at += 1
        continue
      }
      const shared = areWhole ? null : phrases.sharedAt(at)
      const phrase = shared ?? phrases.meaningAt(at) ?? (areWhole ? null : this.#unfinishedPhrase(stems, tokens, at))
      const refused = !phrase && NEGATIONS.has(text) ? phrases.meaningAt(at + 1) : null
      const before = parts.at(-1)
      /** "Without clasp": what no piece is sorted by is left out with its "without". */
      const isBare = !phrase && !refused && NEGATIONS.has(text) && at < tokens.length - 1 && !isIdle(at) && !answered.has(at + 1)
      // "Without pearls and diamonds" refuses both.
      const isRefusedToo = before?.kind === 'not' && before.meaning.kind === phrase?.found.kind && phrases.isJoined(at - 1, at)
      const isUnfinished = !areWhole && at === tokens.length - 1 && code === null && isBegun({ word: text }, { tokens })
      const plainPart: Part = isLetter ? letterPart(token) : { at: place, text, kind: 'word', stems: [stem], meanings: [] }
      const same = phrase && parts.find((part) => part.kind === 'meaning' && part.meaning === phrase.found)
      // "Gold 585" says one thing twice.
      if (same) same.text += ` ${textOf(at, phrase.length)}`
      else if (phrase && isRefusedToo)
        parts.push({ at: place, text: `${before.text.split(' ')[0]} ${textOf(at, phrase.length)}`, kind: 'not', meaning: phrase.found })
      else if (phrase)
        parts.push({
          at: place,
          text: shared?.text ?? textOf(at, phrase.length),
          kind: 'meaning',
          meaning: phrase.found,
          stems: stems.slice(at, at + phrase.length),
        })
      else if (refused) parts.push({ at: place, text: textOf(at, 1 + refused.length), kind: 'not', meaning: refused.found })
      else if (isBare && !areWhole) parts.push({ at: place, text: textOf(at, 2), kind: 'word', stems: [textOf(at, 2)], meanings: [] })
      else if (code !== null) parts.push({ at: place, text, kind: 'code', code })
      else if (isUnfinished && !this.#knows(text)) parts.push(this.#unfinished(plainPart, help))
      else if (!answered.has(at) && !fillers.has(stem) && !isIdle(at)) parts.push(plainPart)
      const length = phrase?.length ?? (isBare && !areWhole ? 2 : 1 + (refused?.length ?? 0))
      for (let step = at; step < at + length; step += 1) {
        const [own, one] = [tokens[step] as Token, stems[step] ?? '']
        if (own.code !== null) words.push({ at: own.at, text: own.word, kind: 'code', code: own.code })
        else words.push(own.isLetter ? letterPart(own) : { at: own.at, text: own.word, kind: 'word', stems: [one], meanings: [] })
      }
      at += length
    }
    const inOrder = withAlternatives(
      [...parts, ...amounts].toSorted((one, other) => one.at - other.at),
      joints,
    )
    const isAll = inOrder.length === 0 && help.size === 0 && tokens.length > 0
    return { parts: inOrder, words: withAlternatives([...words, ...amounts], joints), help: [...help], isAll, correction }
  }

  /** The query ends in a phrase whose last word is unfinished: "вера мос" is the designer Вера Мосс. */
  #unfinishedPhrase(stems: readonly string[], tokens: readonly Token[], at: number): { found: Meaning; length: number } | null {
    const [length, last] = [stems.length - at, tokens.at(-1)]
    if (length < 2 || length > this.#lexicon.longest || !last || last.code !== null) return null
    const beginning = keyOf([...stems.slice(at, -1), last.word])
    for (const [key, found] of this.#lexicon.meanings) if (key.startsWith(beginning)) return { found, length }
    return null
  }

  /** Everything that the letters may become. */
  #unfinished(part: Pick<Part, 'at' | 'text'>, help: Set<Help>): Part {
    const beginnings = new Set(this.#spelling.beginnings(part.text))
    const all = [...new Set(this.#lexicon.meanings.values())]
    const called = all.filter(({ words }) => words.some((word) => beginnings.has(word)))
    // "Изумр" is an emerald before it is "изумрудная огранка".
    const meanings = called.length > 0 ? called : all.filter(({ phrases }) => phrases.some((word) => beginnings.has(word)))
    if (part.text.length >= SHORTEST_HELP) {
      for (const [phrase, pages] of this.#lexicon.help) {
        const [first = ''] = phrase.split(' ')
        if ([...beginnings].some((word) => stemOf(word) === first)) for (const page of pages) help.add(page)
      }
    }
    // A finished word with a meaning is not looked for in texts either.
    const stems = [...new Set([...beginnings].map(stemOf))].filter((stem) => !this.#lexicon.meanings.has(stem))
    const [only] = meanings
    // One letter says too little to be told as a meaning.
    if (only && meanings.length === 1 && stems.length === 0 && part.text.length > 1)
      return { ...part, kind: 'meaning', meaning: only, stems: [] }
    return { ...part, kind: 'word', stems, meanings }
  }
}

/** Of a pendant. */
const letterPart = ({ at, word }: Token): Part => ({
  at,
  text: word,
  kind: 'word',
  stems: sameLetters(word),
  meanings: [],
  least: WEIGHTS.name,
  isLetter: true,
})

/** A letter after other words is no beginning of one. */
const isBegun = ({ word }: Pick<Token, 'word'>, { tokens }: Pick<Split, 'tokens'>) => word.length > 1 || tokens.length === 1

/** A mark of letters, its number and one more letter. */
const SPACED_CODE = /(?<![\p{L}\d])\p{L}{1,3} \d{3,}(?: \p{L})?(?![\p{L}\d])/gu

/** The next words are what the pieces must not have: "без жемчуга", "not gold". */
const NEGATIONS = new Set(['без', 'не', 'кроме', 'without', 'no', 'not', 'except'])

const isLatin = (word: string) => /[a-z]/.test(word)
