import * as v from 'valibot'
import type { Element } from '../xml.ts'

/** Rules of a published field table for one element. */
export interface Rule {
  /** Allowed occurrences in the parent. */
  times: [least: number, most: number]
  /** Rule of its text; an element without one must be empty. */
  text?: v.GenericSchema<string>
  attributes?: Record<string, { isRequired: boolean; value: v.GenericSchema<string> }>
  elements?: Record<string, Rule>
}

type ElementRule = Omit<Rule, 'times'>

/** Required, optional, and repeated elements. */
export const one = (parts: ElementRule): Rule => ({ times: [1, 1], ...parts })
export const maybe = (parts: ElementRule): Rule => ({ times: [0, 1], ...parts })
export const many = (parts: ElementRule, least: number, most = Infinity): Rule => ({ times: [least, most], ...parts })

export const text = (longest: number) => v.pipe(v.string(), v.nonEmpty('is empty'), v.maxLength(longest, `is longer than ${longest} signs`))
export const like = (pattern: RegExp, what: string) => v.pipe(v.string(), v.regex(pattern, `is no ${what}`))
export const oneOf = (values: readonly string[]) => v.picklist(values, `is none of ${values.join(', ')}`)
export const address = (longest: number) =>
  v.pipe(text(longest), v.url('is no address'), v.regex(/^https?:\/\/[!-~]+$/, 'is no encoded address of http or https'))

/** All violations of a rule, one sentence each. */
export function faultsOf(given: Element, rule: Rule, path = given.name): string[] {
  const [attributes, elements] = [rule.attributes ?? {}, rule.elements ?? {}]
  const inside = Object.groupBy(given.elements, ({ name }) => name)
  return [
    ...Object.keys(given.attributes).flatMap((name) => (attributes[name] ? [] : [`${path}@${name} is unknown`])),
    ...Object.entries(attributes).flatMap(([name, { isRequired, value }]) => {
      const found = given.attributes[name]
      if (found === undefined) return isRequired ? [`${path}@${name} is missing`] : []
      return faultsOfText(found, value, `${path}@${name}`)
    }),
    ...(rule.text ? faultsOfText(given.text, rule.text, path) : given.text.trim() ? [`${path} has a text`] : []),
    ...Object.keys(inside).flatMap((name) => (elements[name] ? [] : [`${path}/${name} is unknown`])),
    ...Object.entries(elements).flatMap(([name, part]) => {
      const [least, most] = part.times
      const found = inside[name] ?? []
      if (found.length < least) return [`${path}/${name} is missing`]
      if (found.length > most) return [`${path}/${name} stands there ${found.length} times`]
      return found.flatMap((child) => faultsOf(child, part, `${path}/${name}`))
    }),
  ]
}

const faultsOfText = (given: string, schema: v.GenericSchema<string>, path: string) =>
  (v.safeParse(schema, given).issues ?? []).map(({ message }) => `${path} ${message}`)

/** The text of a child element. */
export const textOf = (given: Element, name: string) => given.elements.find((child) => child.name === name)?.text
