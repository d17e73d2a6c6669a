import * as v from 'valibot'
import { email, phone } from './fields/contact.ts'
import { validated, resolverOf } from './resolver.ts'

const resolve = (values: { phone: string; email: string }) =>
  resolverOf(v.object({ phone: v.pipe(v.string(), validated(phone)), email: v.pipe(v.string(), v.trim(), validated(email)) }))(
    values,
    undefined,
    {} as never,
  )

test('every field reports an error code of the catalog', () => {
  expect(resolve({ phone: '+7', email: 'anna@' })).toStrictEqual({
    values: {},
    errors: { phone: { type: 'raw_check', message: 'EMPTY_PHONE' }, email: { type: 'raw_check', message: 'CORRECT_EMAIL' } },
  })
})

test('valid values are returned as transformed by the schema', () => {
  expect(resolve({ phone: '+79000000001', email: ' anna@example.com ' })).toStrictEqual({
    values: { phone: '+79000000001', email: 'anna@example.com' },
    errors: {},
  })
})

test.each([
  ['a text', v.string(), null, 'REQUIRED_FIELD'],
  ['a text', v.string(), 5, 'WRONG_FIELD'],
  ['a choice', v.picklist(['card', 'account']), null, 'REQUIRED_FIELD'],
  ['a choice', v.picklist(['card', 'account']), 'gold', 'WRONG_FIELD'],
  ['a number', v.number(), undefined, 'REQUIRED_FIELD'],
  ['a length', v.pipe(v.string(), v.maxLength(2)), 'abc', 'WRONG_FIELD'],
  ['a file', v.file(), 'text', 'WRONG_FIELD'],
  ['a choice of its own code', v.picklist(['size'], 'EMPTY_REFUND_REASON'), null, 'EMPTY_REFUND_REASON'],
])('%s never shows the message of its schema [forms.no-schema-message]', async (_, field, value, code) => {
  const resolver = resolverOf(v.object({ field }))
  const { errors } = await resolver({ field: value as string }, undefined, {} as never)
  expect(errors).toMatchObject({ field: { message: code } })
})
