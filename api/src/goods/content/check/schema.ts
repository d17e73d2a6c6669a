import * as v from 'valibot'
import type { PlaceIn, Problem } from './problem.ts'

type Issue = v.BaseIssue<unknown>

const placeOf = (issue: Issue): PlaceIn => (issue.path ?? []).map((item) => item.key as string | number)
const named = (key: string | number | undefined) => (typeof key === 'string' ? `"${key}"` : 'This')

const TYPES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  boolean: 'true or false',
}

function sentenceOf(issue: Issue): string {
  const key = placeOf(issue).at(-1)
  if (issue.kind === 'validation')
    return issue.message.startsWith('Invalid')
      ? `${named(key)} must be ${issue.requirement as string}, and it is ${issue.received}.`
      : issue.message
  if (issue.received === 'undefined') return `${named(key)} is missing.`
  const choices = (issue.expected ?? '')
    .replace(/^\(|\)$/g, '')
    .replaceAll('"', '')
    .split(' | ')
  if (issue.type === 'variant' || issue.type === 'picklist' || issue.type === 'literal')
    return `${named(key)} is ${issue.received.replaceAll('"', '“')}, and it may be ${choices.join(', ')}.`.replace(/“([^“]*)“/g, '"$1"')
  return `${named(key)} must be ${TYPES[issue.type] ?? issue.expected}, and it is ${issue.received}.`
}

/** Keys that the schema ignores: a misspelled key must not be lost silently. */
function* unknownKeys(input: unknown, output: unknown, path: PlaceIn = []): Generator<Problem> {
  if (typeof input !== 'object' || input === null || typeof output !== 'object' || output === null) return
  for (const [key, value] of Object.entries(input)) {
    const place = [...path, Array.isArray(input) ? Number(key) : key]
    if (!Object.hasOwn(output, key)) yield { path: place, message: `"${key}" is not known here.`, isKey: true }
    else yield* unknownKeys(value, (output as Record<string, unknown>)[key], place)
  }
}

/** Schema errors of a document, or the parsed document. */
export function shapeOf(schema: v.GenericSchema, body: unknown): { problems: Problem[]; output: unknown } {
  const result = v.safeParse(schema, body)
  if (!result.success)
    return {
      problems: result.issues.flatMap(leavesOf).map((issue) => ({ path: placeOf(issue), message: sentenceOf(issue) })),
      output: null,
    }
  return { problems: [...unknownKeys(body, result.output)], output: result.output }
}

/** For `a | null`, reports the errors of `a`. */
const leavesOf = (issue: Issue): Issue[] => (issue.issues && issue.type !== 'variant' ? issue.issues.flatMap(leavesOf) : [issue])
