import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import type { PlaceIn, Problem } from '../check/problem.ts'

export interface SourcePosition {
  line: number
  column: number
}

/** A parsed content file with source positions. */
export interface ContentText {
  /** Undefined for invalid YAML. */
  body: unknown
  problems: (SourcePosition & { message: string })[]
  /** Source position of a problem in the body. */
  placeOf: (problem: Problem) => SourcePosition
}

const BLOCK = '(?:p|h3|ul|ol|li|table|thead|tbody|tr|th|td|br)'
const LINES = /[ \t]*\n[ \t]*/g
const AFTER_TAG = new RegExp(`(</?${BLOCK}\\b[^>]*>)\\n`, 'g')
const BEFORE_TAG = new RegExp(`\\n(?=</?${BLOCK}\\b)`, 'g')

/** Normalizes line breaks in HTML: removed between blocks, a space elsewhere. */
const inOneLine = (html: string) => html.trim().replace(LINES, '\n').replace(AFTER_TAG, '$1').replace(BEFORE_TAG, '').replaceAll('\n', ' ')

const plain = (text: string) => text.replaceAll('&nbsp;', '\u00a0')

function read(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return plain(field === 'html' ? inOneLine(value) : value)
  if (Array.isArray(value)) return value.map((one) => read(one, field))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, read(one, key)]))
}

/** Parses a file. YAML aliases and tags are refused. */
export function readContent(text: string): ContentText {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true, schema: 'core', merge: false })
  const at = (offset: number): SourcePosition => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  const problems = [...document.errors, ...document.warnings].map((error) => ({
    ...at(error.pos[0]),
    message: `This is no YAML: ${error.message.replace(/\.?$/, '.')}`,
  }))
  const placeOf = ({ path, isKey, at: near }: Problem): SourcePosition => {
    const node = nodeAt(path, isKey === true)
    const start = node?.range?.[0] ?? 0
    const place = at(start)
    const source = text.slice(start, node?.range?.[1] ?? start)
    const found = near ? source.indexOf(near.split('\u00a0')[0] ?? '') : -1
    return found > 0 ? at(start + found) : place
  }
  /** The nearest existing node: for a missing field, its parent. */
  const nodeAt = (path: PlaceIn, isKey: boolean) => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true)
      const parent = document.getIn(path.slice(0, length - 1), true)
      const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path[length - 1]) : undefined
      if (isKey && length === path.length && pair && isScalar(pair.key)) return pair.key
      if (isNode(node)) return node
    }
    return document.contents
  }
  // A file with comments only is empty.
  return { body: problems.length > 0 ? undefined : read(document.toJS({ maxAliasCount: 0 }) ?? {}), problems, placeOf }
}

const isNode = (value: unknown): value is { range?: [number, number, number] | null } =>
  typeof value === 'object' && value !== null && 'range' in value
