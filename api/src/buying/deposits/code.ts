import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { AUTH_CODE_LENGTH } from '@shop/contracts/core/limits'
import { latinKeys, latinLook } from '@shop/contracts/core/text/code-letters'
import { plainText } from '@shop/contracts/core/text/plain-text'
import * as v from 'valibot'
import { type Queryable, StartError } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import type { Api } from '../../platform/http/implement.ts'
import { sealerOf } from '../../platform/sealer.ts'

/** Without 0, 1, I and O, which are easily confused. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const GROUP = 4
const NUMBER = /^([2-9A-HJ-NP-Z]{4})-?([2-9A-HJ-NP-Z]{4})$/
const NUMBER_WITH_CODE = /^([2-9A-HJ-NP-Z]{4})-?([2-9A-HJ-NP-Z]{4})-?(\d{4})$/

const group = () => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('')

export const newDepositNumber = () => `${group()}-${group()}`

/**
 * `7k2m 9qxd` → `7K2M-9QXD`; returns the code behind it too; null for an invalid number. Numbers are Latin: Cyrillic letters are read by
 * their look, else by the other layout of the keyboard [bag.code-alphabet].
 */
export function readDepositNumber(text: string): { id: string; authCode: string | null } | null {
  const tidy = plainText(text)
    .trim()
    .replace(/[\s-]+/g, '-')
  const read = (latin: string) => NUMBER_WITH_CODE.exec(latin) ?? NUMBER.exec(latin)
  const [, first, second, authCode = null] = read(latinLook(tidy)) ?? read(latinKeys(tidy)) ?? []
  return first && second ? { id: `${first}-${second}`, authCode } : null
}

/** Keys of the codes: certificates of before have one derived from `codeKey`. */
export interface DepositKeys {
  codeKey: string
  /** CERTIFICATE_KEY: never in the database. */
  certificateKey: string
}

/** For calls that read the codes of certificates. */
export interface DepositsApi extends Api, DepositKeys {}

/** A certificate as its code is read; `sealedCode` is null when it was sent before codes were random (decision 25). */
export const sealedDeposit = v.object({
  id: v.string(),
  sealedCode: v.nullable(v.string()),
})
export type SealedDeposit = v.InferOutput<typeof sealedDeposit>

/** Of `deposits d`: the midnight in Moscow that ends it. */
export const DEPOSIT_ENDS_AT = "(d.valid_until + 1)::timestamp AT TIME ZONE interval '3 hours'"

/** $1 number of the certificate. */
export const SEALED_DEPOSIT = 'SELECT id, sealed_code AS "sealedCode" FROM deposits WHERE id = $1'

/** Four random digits. */
export const newDepositCode = () => String(randomInt(10 ** AUTH_CODE_LENGTH)).padStart(AUTH_CODE_LENGTH, '0')

const sealer = (key: string) => sealerOf(key, 'certificate-code')

/** Encrypts a code for the database. It is bound to its certificate: in the row of another one it cannot be opened. */
export const sealCode = ({ certificateKey }: DepositKeys, id: string, code: string): string => sealer(certificateKey).seal(id, code)

/** The four digits of a certificate. Throws when it was sealed under another CERTIFICATE_KEY. */
export function depositCode({ codeKey, certificateKey }: DepositKeys, { id, sealedCode }: SealedDeposit): string {
  if (sealedCode === null) return derivedCode(codeKey, id)
  return sealer(certificateKey).open(id, sealedCode)
}

function derivedCode(codeKey: string, id: string): string {
  const value = createHmac('sha256', codeKey).update(`deposit:${id}`).digest().readUInt32BE(0)
  return String(value % 10 ** AUTH_CODE_LENGTH).padStart(AUTH_CODE_LENGTH, '0')
}

/** Constant-time comparison: the code guards money. */
export function isDepositCode(keys: DepositKeys, deposit: SealedDeposit, given: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(depositCode(keys, deposit))]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Throws StartError when the codes in the database were sealed under another CERTIFICATE_KEY. */
export async function checkCertificateKey(connection: Queryable, certificateKey: string): Promise<void> {
  const deposit = await rowOf(connection, sealedDeposit, A_SEALED_DEPOSIT)
  if (!deposit) return
  try {
    depositCode({ codeKey: '', certificateKey }, deposit)
  } catch {
    throw new StartError('CERTIFICATE_KEY is another one than the codes of certificates were sealed with: give the one of before.')
  }
}

const A_SEALED_DEPOSIT = 'SELECT id, sealed_code AS "sealedCode" FROM deposits WHERE sealed_code IS NOT NULL LIMIT 1'
