import { profileAddress, type SavedAddress, saveAddress } from '@shop/contracts/profile'
import { streetAddress } from '@shop/forms/address'
import { type Api, implement } from '../http/implement.ts'
import { Refused } from '../http/refusal.ts'
import { signedInUser } from '../session/shopper.ts'

const COLUMNS = 'id, address, apartment, front_door AS "frontDoor", floor, house_code AS "houseCode"'
const SAVE = `
  INSERT INTO addresses (user_id, address, apartment, front_door, floor, house_code) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (user_id) DO UPDATE SET address = excluded.address, apartment = excluded.apartment, front_door = excluded.front_door,
    floor = excluded.floor, house_code = excluded.house_code
  RETURNING ${COLUMNS}`

/** The saved address: one of each shopper. */
export function serveAddress(api: Api) {
  const { database } = api
  implement(api, profileAddress, async ({ sessionHash }) => {
    const userId = await signedInUser(database, sessionHash)
    return (await database.query<SavedAddress>(`SELECT ${COLUMNS} FROM addresses WHERE user_id = $1`, [userId]))[0] ?? null
  })
  implement(api, saveAddress, async ({ body: { address, apartment, frontDoor, floor, houseCode }, sessionHash }) => {
    const userId = await signedInUser(database, sessionHash)
    const wrong = streetAddress(address)
    if (wrong) throw new Refused('WRONG_FORM_DATA', { address: wrong })
    const [saved] = await database.query<SavedAddress>(SAVE, [userId, address, apartment, frontDoor, floor, houseCode])
    if (!saved) throw new Refused('NOT_SAVED')
    return saved
  })
}
