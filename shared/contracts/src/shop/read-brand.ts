import * as v from 'valibot'
import { Brand } from './brand.ts'

/** Parses a brand file. @throws Error with one sentence that names the file and all invalid fields. */
export function readBrand(file: string, text: string): Brand {
  const { output, success, issues } = v.safeParse(Brand, parsed(file, text))
  if (success) return output
  const faults = issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'} ${reasonOf(issue)}`)
  throw new Error(`The brand file ${file} is not right: ${[...new Set(faults)].join('; ')}.`)
}

const reasonOf = ({ message, expected, received }: v.BaseIssue<unknown>) =>
  message.startsWith('must ')
    ? message
    : expected === 'never'
      ? 'is no field of a brand'
      : received === 'undefined'
        ? 'is missing'
        : `is ${received}`

function parsed(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`The brand file ${file} is no JSON: ${error instanceof Error ? error.message : String(error)}.`, { cause: error })
  }
}
