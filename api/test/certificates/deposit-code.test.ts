import * as crypto from 'node:crypto'
import { checkCertificateKey, depositCode, isDepositCode, newDepositCode, sealCode } from '../../src/buying/deposits/code.ts'

jest.mock('node:crypto', () => {
  const real = jest.requireActual<typeof crypto>('node:crypto')
  return { ...real, timingSafeEqual: jest.fn(real.timingSafeEqual), randomInt: jest.fn(real.randomInt) }
})

const KEYS = { codeKey: 'key-of-the-database', certificateKey: 'key-of-certificates' }
const ID = '7K2M-9QXD'
const RIGHT = '4821'
const SEALED = { id: ID, sealedCode: sealCode(KEYS, ID, RIGHT) }
const OLD = { id: ID, sealedCode: null }
const compared = jest.mocked(crypto.timingSafeEqual)
beforeEach(() => compared.mockClear())

const withDigit = (code: string, at: number) =>
  [...code].map((digit, index) => (index === at ? String((Number(digit) + 1) % 10) : digit)).join('')

test.each([
  ['the right code', SEALED, RIGHT, true],
  ['a code with another first digit', SEALED, withDigit(RIGHT, 0), false],
  ['a code with another last digit', SEALED, withDigit(RIGHT, 3), false],
  ['the right code of a certificate of before', OLD, depositCode(KEYS, OLD), true],
  ['a code of a number that the shop does not have', { id: '', sealedCode: null }, RIGHT, false],
])('%s is compared in full and in constant time [certificates.constant-time]', (_, deposit, given, expected) => {
  expect(isDepositCode(KEYS, deposit, given)).toBe(expected)
  expect(compared.mock.calls.map((pair) => pair.map(({ byteLength }) => byteLength))).toStrictEqual([[4, 4]])
})

test('a code is drawn from all of 0000 to 9999, and keeps its zeros [certificates.random-code]', () => {
  jest.mocked(crypto.randomInt).mockImplementationOnce(() => 7)
  expect(newDepositCode()).toBe('0007')
  expect(jest.mocked(crypto.randomInt).mock.calls).toStrictEqual([[10_000]])
})

test('the same code is sealed into another text each time, and opens with its key only [certificates.random-code]', () => {
  expect(depositCode(KEYS, SEALED)).toBe(RIGHT)
  expect(sealCode(KEYS, ID, RIGHT)).not.toBe(SEALED.sealedCode)
  expect(() => depositCode({ ...KEYS, certificateKey: 'another-key' }, SEALED)).toThrow()
})

test('a sealed code cannot be moved to another certificate [certificates.random-code]', () => {
  expect(() => depositCode(KEYS, { ...SEALED, id: '9QXD-7K2M' })).toThrow()
})

test('a start with another CERTIFICATE_KEY is refused in one sentence', async () => {
  const connection = { query: () => Promise.resolve([SEALED] as never[]) }
  await expect(checkCertificateKey(connection, KEYS.certificateKey)).resolves.toBeUndefined()
  await expect(checkCertificateKey(connection, 'another-key')).rejects.toThrow('CERTIFICATE_KEY is another one')
})
