import fs from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { ERROR_CODES } from '@shop/contracts/core/error-codes'
import { resolverOf } from './resolver.ts'

const ROOT = path.join(import.meta.dirname, '../../..')
const KNOWN = new Set<string>(ERROR_CODES)

const sourcesIn = (folder: string) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|node_modules/.test(name))
    .map((name) => path.join(folder, name))
const remotes = fs.readdirSync(ROOT).filter((name) => name.startsWith('mfe-'))
const sources = [...remotes.map((name) => `${name}/src`), 'shell/src', 'shared/flows/src']
  .flatMap(sourcesIn)
  .map((file) => ({ file, text: fs.readFileSync(path.join(ROOT, file), 'utf8') }))
/** Forms in which nothing can be wrong. */
const WITHOUT_SCHEMA = ['mfe-cart-checkout/src/pages/payment/ui/unpaid.tsx']
/** Files that make schemas of forms; contracts of the API answer no shopper. */
const ofForms = sources.filter(({ text }) => text.includes("from 'valibot'") && text.includes('@shop/forms/'))

test('every message that a schema of a form is given is an error code [forms.no-schema-message]', () => {
  expect(ofForms.length).toBeGreaterThan(20)
  const messages = ofForms.flatMap(({ file, text }) =>
    [...text.matchAll(/'([A-Z]+(?:_[A-Z]+)+)'/g)].map(([, code = '']) => ({ file, code })),
  )
  expect(messages.length).toBeGreaterThan(20)
  expect(messages.filter(({ code }) => !KNOWN.has(code))).toStrictEqual([])
})

// `resolverOf` gives a schema's own message no way out; a form that has another resolver, or none, would.
test('every form of the shop is checked by resolverOf alone [forms.no-schema-message]', () => {
  const forms = sources.filter(({ text }) => /\buseForm[<(]/.test(text))
  expect(forms.length).toBeGreaterThan(20)
  const made = new Set(
    sources
      .flatMap(({ text }) => [...text.matchAll(/^(?:export )?const (\w+)(?:: [^=]+)? = (?:\{ \w+: |\([\w, ]+\) => )?resolverOf\(/gm)])
      .map(([, name]) => name),
  )
  const resolversIn = (text: string) =>
    [...text.matchAll(/(?<!const )\bresolver(?:: (\w+)|\b(?=[,\s}]))/g)].map(([, name = 'resolver']) => name)
  const strays = forms.filter(({ text }) => {
    const resolvers = resolversIn(text)
    return (
      resolvers.length < (text.match(/\buseForm[<(]/g) ?? []).length || resolvers.some((name) => name !== 'resolverOf' && !made.has(name))
    )
  })
  expect(strays.map(({ file }) => file)).toStrictEqual(WITHOUT_SCHEMA)
  // No resolver sees the messages of rules that are given at a field.
  const ruled = sources.filter(({ text }) =>
    /\brules=\{|register\([^)]*\b(?:required|validate|pattern|minLength|maxLength|min|max)\b|@hookform\//.test(text),
  )
  expect(ruled.map(({ file }) => file)).toStrictEqual([])
})

const RULES = {
  locale: 'ru',
  country: 'RU',
  hasAccountPhone: false,
  confirmedPhone: null,
  deliveries: ['1:'],
  payments: ['1'],
  city: 'Химки',
  refusedAddress: null,
  hasCard: true,
}
const KNOWN_DAYS = { today: '21.11.2026', lastSendDate: '21.11.2027', ownEmail: null }

/** Module, export, what a factory is given. */
const FORMS: [string, string, unknown?][] = [
  ['mfe-landings/src/widgets/feedback/fields.ts', 'fields'],
  ['mfe-landings/src/widgets/booking/fields.ts', 'fieldsOf', 'ru'],
  ['mfe-landings/src/widgets/career/fields.ts', 'fields'],
  ['mfe-landings/src/widgets/start-return/fields.ts', 'refundFields'],
  ['mfe-landings/src/widgets/subscription/schema.ts', 'subscriptionSchema'],
  ['mfe-certificates/src/pages/certificate/ui/form/certificate-schema.ts', 'certificateFields', KNOWN_DAYS],
  ['mfe-cart-checkout/src/features/checkout/form/schema.ts', 'orderSchema', RULES],
  ['mfe-cart-checkout/src/features/checkout/form/schema.ts', 'orderSchema', { ...RULES, locale: 'en', country: 'US' }],
  ['mfe-profile/src/features/account-deletion/fields.ts', 'fields'],
  ['mfe-profile/src/pages/profile/ui/account/personal-schema.ts', 'personalFields', 'ru'],
  ['mfe-profile/src/pages/profile/ui/account/personal-schema.ts', 'personalFields', 'en'],
  ['mfe-profile/src/pages/profile/ui/saved/address-fields.ts', 'values'],
  ['mfe-profile/src/widgets/auth/ui/registration-schema.ts', 'newShopper', 'ru'],
  ['mfe-profile/src/widgets/auth/ui/phone/login-schema.ts', 'phoneLogin'],
  ['mfe-profile/src/widgets/auth/ui/phone/login-schema.ts', 'mailLogin'],
  ['mfe-profile/src/widgets/auth/ui/phone/login-schema.ts', 'passwordLogin'],
  ['mfe-landings/src/widgets/consult/fields.ts', 'fieldsOf', 'en'],
  ['shared/flows/src/find-order/fields.ts', 'orderFields'],
]

const BAD: readonly unknown[] = [undefined, null, '', ' ', 'x', 'я'.repeat(2000), 0, -1, Number.NaN, true, [], [null], {}, { a: -1 }, 1n]

type Schema = v.GenericSchema<Record<string, unknown>> & { entries?: object; options?: readonly { entries: object }[] }
const namesIn = ({ entries, options = [] }: Schema) => Object.keys(Object.assign({}, entries, ...options.map((one) => one.entries)))

test.each(FORMS.map(([file, name, known]) => ({ file, name, known })))(
  '$file $name answers nothing, wrong types and long texts by known codes [forms.no-schema-message]',
  async ({ file, name, known }) => {
    const module = (await import(path.join(ROOT, file))) as Record<string, Schema | ((known: unknown) => Schema)>
    const given = module[name]
    const schema = typeof given === 'function' ? given(known) : given
    if (!schema) throw new Error(`${file} exports no ${name}`)
    const names = namesIn(schema)
    expect(names.length).toBeGreaterThan(0)
    const blanks = BAD.map((bad) => Object.fromEntries(names.map((field) => [field, bad])))
    const singles = names.flatMap((field) => BAD.map((bad) => ({ ...blanks[2], [field]: bad })))
    const answers = await Promise.all(
      [...blanks, ...singles].map((values) =>
        Promise.resolve(resolverOf(schema)(values, undefined, { fields: {}, shouldUseNativeValidation: false })),
      ),
    )
    const messages = answers.flatMap(({ errors }) =>
      Object.values(errors as Record<string, { message: string }>).map(({ message }) => message),
    )
    expect(messages.length).toBeGreaterThan(0)
    expect([...new Set(messages)].filter((message) => !KNOWN.has(message))).toStrictEqual([])
  },
)
