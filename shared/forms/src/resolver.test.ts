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
