import {
  addSizes,
  changeSizes,
  listSizes,
  removeSizes,
  type SavedSizes,
  SIZE_KINDS,
  type SizeChoice,
  type SizeFields,
  type SizeKind,
  type SizesAnswer,
} from '@shop/contracts/account/saved-sizes'
import { MAX_SIZE_OWNERS } from '@shop/contracts/core/limits'
import { usOf } from '@shop/contracts/catalog/rings/ring-scale'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import type { Locale } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import type { Directory, KnownSize } from '../../../goods/catalog/directory.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows.ts'
import { type Api, type Call, implement } from '../../../platform/http/implement.ts'
import { idIn } from '../../../platform/http/own-id.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { signedInUser } from '../../../visitors/session/shopper.ts'
import { countUpdate } from '../../../visitors/guards/count-update.ts'

const LIST = "SELECT id, nullif(name, '') AS name, ring, bracelet, chain FROM saved_sizes WHERE user_id = $1 ORDER BY name <> '', id"
const LOCK = 'SELECT id FROM users WHERE id = $1 FOR UPDATE'
const ALL = 'SELECT id, name, ring, bracelet, chain FROM saved_sizes WHERE user_id = $1'
const ADD = 'INSERT INTO saved_sizes (user_id, name, ring, bracelet, chain, changed_at) VALUES ($1, $2, $3, $4, $5, $6)'
const CHANGE = 'UPDATE saved_sizes SET name = $2, ring = $3, bracelet = $4, chain = $5, changed_at = $6 WHERE user_id = $1 AND id = $7'
const REMOVE = 'DELETE FROM saved_sizes WHERE user_id = $1 AND id = $2 RETURNING id'

/** Above any wrist size, so it is a chain length. */
const CHAIN_FROM_CM = 30

type Choices = SizesAnswer['choices']

const valueColumns = { ring: v.nullable(v.string()), bracelet: v.nullable(v.string()), chain: v.nullable(v.string()) }
const sizesRow = v.object({ id: v.number(), name: v.string(), ...valueColumns })
/** Without a name: the shopper's own. */
const shownRow = v.object({ id: v.number(), name: v.nullable(v.string()), ...valueColumns })

/** Saved sizes of the shopper and of people they buy gifts for. */
export function serveSizes(api: Api, { directory }: { directory: Directory }) {
  const { database } = api
  const choicesFor = async (locale: Locale) => choicesOf((await directory.of(locale)).sizes, locale)
  async function answerTo(userId: number, locale: Locale): Promise<SizesAnswer> {
    const choices = await choicesFor(locale)
    const rows = await rowsOf(database, shownRow, LIST, [userId])
    return { result: rows.map((row) => saved(row, choices, locale)), choices }
  }
  async function change(call: Call<string, SizeFields>, id: number | null) {
    const { body, visitor, sessionHash } = call
    const userId = await signedInUser(database, sessionHash)
    if (SIZE_KINDS.every((kind) => body[kind] === null)) throw new Refused('BLANK_FIELDS')
    const { locale } = visitor.shop
    const choices = await choicesFor(locale)
    await countUpdate(api, call)
    await database.transaction((connection) => write(connection, { userId, id, now: api.clock.now() }, body, choices))
    return answerTo(userId, locale)
  }

  implement(api, listSizes, async ({ sessionHash, visitor }) => answerTo(await signedInUser(database, sessionHash), visitor.shop.locale))
  implement(api, addSizes, (call) => change(call, null))
  implement(api, changeSizes, (call) => change(call, idIn(call.params)))
  implement(api, removeSizes, async ({ params, sessionHash, visitor }) => {
    const userId = await signedInUser(database, sessionHash)
    if ((await database.query(REMOVE, [userId, idIn(params)])).length === 0) throw new Refused('NOT_FOUND')
    return answerTo(userId, visitor.shop.locale)
  })
}

interface SizeRow {
  userId: number
  /** Null: a new row. */
  id: number | null
  now: Date
}

/** Adds sizes, or changes those with this id. Throws NOT_FOUND, NOT_SAVED and field errors. */
async function write(connection: Queryable, { userId, id, now }: SizeRow, fields: SizeFields, choices: Choices): Promise<void> {
  await connection.query(LOCK, [userId])
  const all = await rowsOf(connection, sizesRow, ALL, [userId])
  const known = all.find((one) => one.id === id)
  if (id !== null && !known) throw new Refused('NOT_FOUND')
  const errors: Record<string, ErrorCode> = {}
  for (const kind of SIZE_KINDS) {
    const value = fields[kind]
    // A saved size stays even when the shop no longer sells it.
    const isRight = value === null || value === known?.[kind] || choices[kind].some((choice) => choice.value === value)
    if (!isRight) errors[kind] = 'WRONG_FIELD'
  }
  const name = fields.name ?? ''
  if (all.some((one) => one.id !== id && one.name.toLowerCase() === name.toLowerCase())) errors['name'] = 'NAME_TAKEN'
  if (Object.keys(errors).length > 0) throw new Refused('WRONG_FORM_DATA', errors)
  const values = [userId, name, ...SIZE_KINDS.map((kind) => fields[kind]), now.toISOString()]
  if (id !== null) return void (await connection.query(CHANGE, [...values, id]))
  if (all.length >= MAX_SIZE_OWNERS) throw new Refused('NOT_SAVED')
  await connection.query(ADD, values)
}

function choicesOf(sizes: readonly KnownSize[], locale: Locale): Choices {
  const among = (isRight: (centimetres: number | null) => boolean): SizeChoice[] =>
    sizes
      .filter(({ value }) => isRight(value.endsWith('cm') ? Number.parseFloat(value) : null))
      .map((size) => ({ value: size.value, label: size[locale] }))
  return {
    ring: among((length) => length === null),
    bracelet: among((length) => length !== null && length < CHAIN_FROM_CM),
    chain: among((length) => length !== null && length >= CHAIN_FROM_CM),
  }
}

function saved({ id, name, ...values }: v.InferOutput<typeof shownRow>, choices: Choices, locale: Locale): SavedSizes {
  const choiceOf = (kind: SizeKind) => {
    const value = values[kind]
    return value === null ? null : (choices[kind].find((choice) => choice.value === value) ?? { value, label: inWords(value, locale) })
  }
  return { id, name, ring: choiceOf('ring'), bracelet: choiceOf('bracelet'), chain: choiceOf('chain') }
}

/** A size that no piece has: no longer, or kept by the ring sizer. Rings have American sizes in English. */
function inWords(value: string, locale: Locale): string {
  if (locale === 'ru') return value.replace('.', ',').replace('cm', '\u00a0см')
  return value.endsWith('cm') ? value.replace('cm', '\u00a0cm') : String(usOf(Number(value)))
}
