import type { GenericSchema } from 'valibot'
import { entriesOf } from './contracts.ts'

/** What a field may hold that nobody has asked for. */
export const VALUES: [name: string, value: unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['empty', ''],
  ['spaces', '   '],
  ['true', true],
  ['zero', 0],
  ['negative', -1],
  ['a fraction', 1.5],
  ['over an int4', 2 ** 31],
  ['over an int8', 1e19],
  ['huge', 1e308],
  ['digits', '9'.repeat(40)],
  ['a list', [1, 'a', null]],
  ['lists in lists', [[[]]]],
  ['an object', { $ne: null, toString: 1 }],
  ['SQL', "1' OR '1'='1'; DROP TABLE carts; --"],
  ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['a path', '../../../../etc/passwd'],
  ['a prototype', '__proto__'],
  ['a constructor', 'constructor'],
  ['a format', '%s%n{{count}}${1+1}$1'],
  ['NUL', 'a\u0000b'],
  ['half a sign', 'a\ud800b'],
  ['signs of direction', '\u202Eabc\u2066\uFEFF'],
  ['a face', '👩🏽‍🦰'],
  ['long', 'a'.repeat(5000)],
]

/** Bodies that are no form at all. Broken UTF-8 comes as bytes. */
export const RAW: [name: string, body: string | Uint8Array][] = [
  ['no JSON', '{"a":'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"text"'],
  ['a prototype', '{"__proto__":{"isAdmin":true}}'],
  ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['deep', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ['broken UTF-8', Uint8Array.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc3, 0x28, 0xff, 0x22, 0x7d])],
  ['too large', `{"a":"${'a'.repeat(65 * 1024)}"}`],
]

/** Parts of an address. */
export const SEGMENTS: [name: string, value: string][] = [
  ['SQL', encodeURIComponent("1' OR '1'='1'; --")],
  ['HTML', encodeURIComponent('<script>alert(1)</script>')],
  ['a path', encodeURIComponent('../../../etc/passwd')],
  ['a prototype', '__proto__'],
  ['a constructor', 'constructor'],
  ['negative', '-1'],
  ['a fraction', '1.5'],
  ['over an int4', String(2 ** 31)],
  ['digits', '9'.repeat(40)],
  ['NUL', 'a%00b'],
  ['broken UTF-8', '%C3%28'],
  ['half a sign', '%ED%A0%80'],
  ['a lone percent', '%'],
  ['spaces', '%20%20'],
  ['a face', encodeURIComponent('👩🏽‍🦰')],
  ['long', 'a'.repeat(3000)],
]

export interface Field {
  path: readonly string[]
  schema: GenericSchema
}

const inside = (schema: GenericSchema): GenericSchema => {
  const { wrapped } = schema as { wrapped?: GenericSchema }
  return wrapped ? inside(wrapped) : schema
}

/** Every field of a form, with those of the forms inside it. */
export function fieldsOf(schema: unknown, before: readonly string[] = []): Field[] {
  return Object.entries(entriesOf(schema) ?? {}).flatMap(([name, entry]) => {
    const path = [...before, name]
    return [{ path, schema: entry }, ...fieldsOf(inside(entry), path)]
  })
}

/** The same form with another value in one place; `undefined` takes the field away. */
export function withValue(form: unknown, [name = '', ...rest]: readonly string[], value: unknown): Record<string, unknown> {
  const { [name]: known, ...others } = (form ?? {}) as Record<string, unknown>
  const next = rest.length > 0 ? withValue(known, rest, value) : value
  return next === undefined ? others : { ...others, [name]: next }
}
