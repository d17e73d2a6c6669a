import * as crypto from 'node:crypto'
import { depositCode, isDepositCode } from '../../src/deposits/code.ts'

jest.mock('node:crypto', () => {
  const real = jest.requireActual<typeof crypto>('node:crypto')
  return { ...real, timingSafeEqual: jest.fn(real.timingSafeEqual) }
})

const KEY = 'key-of-the-shop'
const ID = '7K2M-9QXD'
const RIGHT = depositCode(KEY, ID)
const compared = jest.mocked(crypto.timingSafeEqual)
beforeEach(() => compared.mockClear())

const withDigit = (at: number) => [...RIGHT].map((digit, index) => (index === at ? String((Number(digit) + 1) % 10) : digit)).join('')

test.each([
  ['the right code', RIGHT, ID, true],
  ['a code with another first digit', withDigit(0), ID, false],
  ['a code with another last digit', withDigit(3), ID, false],
  ['a code of a number that the shop does not have', RIGHT, '', false],
])('%s is compared in full and in constant time [certificates.constant-time]', (_, given, id, expected) => {
  expect(isDepositCode(KEY, id, given)).toBe(expected)
  expect(compared.mock.calls.map((pair) => pair.map(({ byteLength }) => byteLength))).toStrictEqual([[4, 4]])
})
