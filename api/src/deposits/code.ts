import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { AUTH_CODE_LENGTH } from '@shop/contracts/core/limits'
import { plainText } from '@shop/contracts/core/text/plain-text'
import type { Queryable } from '../db/database.ts'

/** Without 0, 1, I and O, which are easily confused. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const GROUP = 4
const NUMBER = /^([2-9A-HJ-NP-Z]{4})-?([2-9A-HJ-NP-Z]{4})$/
const NUMBER_WITH_CODE = /^([2-9A-HJ-NP-Z]{4})-?([2-9A-HJ-NP-Z]{4})-?(\d{4})$/

const group = () => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('')

export const newDepositNumber = () => `${group()}-${group()}`

/** `7k2m 9qxd` → `7K2M-9QXD`; returns the code behind it too; null for an invalid number. */
export function readDepositNumber(text: string): { id: string; authCode: string | null } | null {
  const tidy = plainText(text)
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '-')
  const [, first, second, authCode = null] = NUMBER_WITH_CODE.exec(tidy) ?? NUMBER.exec(tidy) ?? []
  return first && second ? { id: `${first}-${second}`, authCode } : null
}

/** The four digits of a certificate, derived from its number and our key; not stored. */
export function depositCode(key: string, id: string): string {
  const value = createHmac('sha256', key).update(`deposit:${id}`).digest().readUInt32BE(0)
  return String(value % 10 ** AUTH_CODE_LENGTH).padStart(AUTH_CODE_LENGTH, '0')
}

/** Constant-time comparison: the code guards money. */
export function isDepositCode(key: string, id: string, given: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(depositCode(key, id))]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The key, read through a connection. */
export async function depositKey(connection: Queryable): Promise<string> {
  const [row] = await connection.query<{ value: string }>("SELECT value FROM settings WHERE name = 'code-key'")
  return row?.value ?? ''
}
