import { mask } from './mask.ts'
import { plainError } from './plain-error.ts'

test.each([
  ['an e-mail', 'no letter to anna.petrova+shop@mail.example.', 'no letter to [email].'],
  ['a phone', 'no call to +7 (900) 000-00-42', 'no call to [phone]'],
  ['a phone in digits', 'phone=79000000042 is taken', 'phone=[phone] is taken'],
  ['a session', 'sid=Zk3v_wB1s4T6kPq9xYzA0bC2dE5fG7hJ8kL was refused', 'sid=[secret] was refused'],
  ['a version', 'mfe-catalog@1.2.0 was changed after it was released', 'mfe-catalog@1.2.0 was changed after it was released'],
  ['a sentence', 'The payment gateway answered 503 in 8000 ms.', 'The payment gateway answered 503 in 8000 ms.'],
])('%s is masked', (_, text, masked) => {
  expect(mask(text)).toBe(masked)
})

test('a database error keeps its names and drops its values', () => {
  const error = Object.assign(new Error('invalid input syntax for type date: "Анна Петрова", column "birthday"'), {
    code: '22007',
    detail: 'Key (phone)=(+79000000042) already exists.',
    constraint: 'users_phone_unique',
    where: 'Анна',
  })
  const plain = plainError(error)
  expect(plain).toMatchObject({
    type: 'Error',
    code: '22007',
    constraint: 'users_phone_unique',
    message: 'invalid input syntax for type date: "…", column "birthday"',
  })
  expect(JSON.stringify(plain)).not.toMatch(/Анна|79000000042/)
})

test('a schema error reports the path and not the value', () => {
  const error = Object.assign(new Error('Invalid type: Expected number but received "Анна"'), {
    name: 'ValiError',
    issues: [{ type: 'number', input: 'Анна', path: [{ key: 'user' }, { key: 'id' }] }],
  })
  expect(plainError(error).message).toBe('not what the schema says: number at user.id')
  expect(JSON.stringify(plainError(error))).not.toContain('Анна')
})

test('a stack keeps its positions and drops the message', () => {
  const { stack } = plainError(new Error('letter to anna@mail.example'))
  expect(stack).toMatch(/^\s+at .*plain-error\.test\.ts/)
  expect(stack).not.toContain('anna')
})

test('the cause of an error is formatted the same way', () => {
  const plain = plainError(new Error('not sent', { cause: new Error('550 <anna@mail.example> unknown') }))
  expect(plain.cause?.message).toBe('550 <[email]> unknown')
})

test('values that are not errors are not logged', () => {
  expect(JSON.stringify(plainError('anna@mail.example'))).not.toContain('anna')
})
