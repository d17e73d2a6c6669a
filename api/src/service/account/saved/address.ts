import { type AddressFields, type PostalPlace, profileAddress, saveAddress, SavedAddress } from '@shop/contracts/account/profile'
import {
  addAddress,
  changeAddress,
  chooseMainAddress,
  listAddresses,
  type ListedAddress,
  MAX_ADDRESSES,
  removeAddress,
} from '@shop/contracts/account/saved-addresses'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { addressFaults, cleanAddress } from '@shop/forms/postal/address'
import { streetAddress } from '@shop/forms/fields/address'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowOf, rowsOf } from '../../../platform/db/rows.ts'
import { type Api, type Call, implement } from '../../../platform/http/implement.ts'
import { idIn } from '../../../platform/http/own-id.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { cityNamed } from '../../../goods/places/addresses/named-city.ts'
import { signedInUser } from '../../../visitors/session/shopper.ts'
import {
  ADD,
  CHANGE,
  CHANGE_MAIN,
  COUNT,
  IS_OWN,
  LIST,
  LOCK,
  MAIN,
  NO_MAIN,
  OLDEST_MAIN,
  ORDER_EMAIL,
  REMOVE,
  SET_MAIN,
} from './addresses-sql.ts'
import { countUpdate } from '../../../visitors/guards/count-update.ts'

/** A Russian address has no postal part. */
const addressRow = v.object({
  ...v.omit(SavedAddress, ['postal']).entries,
  postal: v.nullable(v.object({ country: v.string(), line2: v.string(), city: v.string(), region: v.string(), postalCode: v.string() })),
})
const listedRow = v.object({ ...addressRow.entries, isMain: v.boolean() })
const countRow = v.object({ addresses: v.number() })
const emailRow = v.object({ email: v.string() })
const removedRow = v.object({ wasMain: v.boolean() })

/** Saved addresses of a shopper. The next order is prefilled with the main one. */
export function serveAddress(api: Api) {
  const { database } = api
  const listOf = async (userId: number) => {
    const saved = (await rowsOf(database, listedRow, LIST, [userId])).map(addressIn)
    // Abroad an address has its city as a field.
    const withCity = async (one: ListedAddress) => (one.postal ? one : { ...one, cityId: await cityNamed(database, one.address) })
    return { result: await Promise.all(saved.map(withCity)) }
  }

  implement(api, profileAddress, async ({ sessionHash }) => {
    const userId = await signedInUser(database, sessionHash)
    const main = await rowOf(database, addressRow, MAIN, [userId])
    return main ? addressIn(main) : null
  })
  implement(api, saveAddress, (call) => changed(api, call, (connection, userId) => saveMain(connection, userId, call.body)))
  implement(api, listAddresses, async ({ sessionHash }) => {
    const userId = await signedInUser(database, sessionHash)
    const [list, order] = await Promise.all([listOf(userId), rowOf(database, emailRow, ORDER_EMAIL, [userId])])
    return { ...list, ...(order && { orderEmail: order.email }) }
  })
  implement(api, addAddress, async (call) => listOf(await changed(api, call, (connection, userId) => add(connection, userId, call.body))))
  implement(api, changeAddress, async (call) => {
    const id = idIn(call.params)
    return listOf(
      await changed(api, call, async (connection, userId) => {
        const rows = await connection.query(CHANGE, [userId, ...fieldsOf(call.body), id])
        if (rows.length === 0) throw new Refused('NOT_FOUND')
        return userId
      }),
    )
  })
  implement(api, chooseMainAddress, async (call) => {
    const id = idIn(call.params)
    return listOf(await changed(api, call, (connection, userId) => chooseMain(connection, userId, id)))
  })
  implement(api, removeAddress, async (call) => {
    const id = idIn(call.params)
    return listOf(await changed(api, call, (connection, userId) => remove(connection, userId, id)))
  })
}

/** Runs a change of the shopper's addresses. Throws UNAUTHORIZED, field errors such as EMPTY_HOUSE, TOO_MANY_REQUESTS. */
async function changed<Answer>(
  api: Api,
  call: Call<string, Pick<AddressFields, 'address' | 'postal'> | undefined>,
  change: (connection: Queryable, userId: number) => Promise<Answer>,
): Promise<Answer> {
  const userId = await signedInUser(api.database, call.sessionHash)
  const wrong = call.body ? faultsOf(call.body) : {}
  if (Object.keys(wrong).length > 0) throw new Refused('WRONG_FORM_DATA', wrong)
  await countUpdate(api, call)
  return api.database.transaction(async (connection) => {
    await connection.query(LOCK, [userId])
    return change(connection, userId)
  })
}

const addressIn = <Address extends { postal: PostalPlace | null }>({ postal, ...row }: Address) => ({ ...row, ...(postal && { postal }) })

/** Russian addresses need a house; others what the format of their country asks for. */
function faultsOf({ address, postal }: Pick<AddressFields, 'address' | 'postal'>): Record<string, ErrorCode> {
  if (postal?.country === 'RU') return { country: 'EMPTY_COUNTRY' }
  if (postal) return addressFaults({ ...postal, address })
  const wrong = streetAddress(address)
  return wrong ? { address: wrong } : {}
}

/** Values as stored. An address outside Russia keeps no fields of a Russian one. */
function fieldsOf({ address, apartment, frontDoor, floor, houseCode, postal }: AddressFields) {
  if (!postal) return [address, apartment, frontDoor, floor, houseCode, null]
  const { address: line1, ...place } = cleanAddress({ ...postal, address })
  return [line1, '', '', '', '', JSON.stringify(place)]
}

async function saveMain(connection: Queryable, userId: number, fields: AddressFields) {
  const values = [userId, ...fieldsOf(fields)]
  const known = await rowOf(connection, addressRow, CHANGE_MAIN, values)
  const saved = known ?? (await rowOf(connection, addressRow, ADD, [...values, true]))
  if (!saved) throw new Refused('NOT_SAVED')
  return addressIn(saved)
}

async function add(connection: Queryable, userId: number, fields: AddressFields & { isMain?: boolean | undefined }): Promise<number> {
  const row = await rowOf(connection, countRow, COUNT, [userId])
  const known = row?.addresses ?? 0
  if (known >= MAX_ADDRESSES) throw new Refused('NOT_SAVED')
  if (fields.isMain) await connection.query(NO_MAIN, [userId])
  const saved = await connection.query(ADD, [userId, ...fieldsOf(fields), fields.isMain === true || known === 0])
  if (saved.length === 0) throw new Refused('NOT_SAVED')
  return userId
}

async function chooseMain(connection: Queryable, userId: number, id: number): Promise<number> {
  if ((await connection.query(IS_OWN, [userId, id])).length === 0) throw new Refused('NOT_FOUND')
  await connection.query(NO_MAIN, [userId])
  await connection.query(SET_MAIN, [userId, id])
  return userId
}

async function remove(connection: Queryable, userId: number, id: number): Promise<number> {
  const removed = await rowOf(connection, removedRow, REMOVE, [userId, id])
  if (!removed) throw new Refused('NOT_FOUND')
  if (removed.wasMain) await connection.query(OLDEST_MAIN, [userId])
  return userId
}
