import { randomBytes } from 'node:crypto'
import { MAX_ID } from '@shop/contracts/core/id'
import { addPasskey, passkeyCreation, passkeys, removePasskey, type Passkey, type PasskeyCreation } from '@shop/contracts/auth/passkeys'
import { hostnameOf } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import { CHALLENGE_MS, newChallenge, consumeChallenge } from '../../auth/passkeys/challenges.ts'
import { relyingParty } from '../../auth/passkeys/host.ts'
import { guardOf } from '../../auth/passkeys/sign-in-by-passkey.ts'
import { ALGORITHMS, verifyNew } from '../../auth/passkeys/verify.ts'
import { countOne } from '../../../visitors/guards/limits.ts'
import { type Api, implement } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { deviceOf } from '../../../visitors/session/device.ts'
import { sessionOf, signedInUser } from '../../../visitors/session/shopper.ts'
import { removeWayIn } from './ways-in.ts'
import { rowOf, rowsOf } from '../../../platform/db/rows.ts'

const countRow = v.object({ known: v.number() })
const knownRow = v.object({ id: v.string(), handle: v.string(), transports: v.array(v.string()) })

const MAX_PASSKEYS = 20
const HANDLE_BYTES = 32

const passkeyRow = v.object({
  id: v.number(),
  rp_id: v.string(),
  device: v.nullable(v.string()),
  is_synced: v.boolean(),
  created_at: v.date(),
  last_used_at: v.nullable(v.date()),
})
type PasskeyRow = v.InferOutput<typeof passkeyRow>

const ownerRow = v.object({
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  name: v.string(),
})

const COLUMNS = 'id, rp_id, device, is_synced, created_at, last_used_at'
const LIST = `SELECT ${COLUMNS} FROM passkeys WHERE user_id = $1 ORDER BY rp_id = $2 DESC, created_at DESC, id DESC`
const OWNER = "SELECT phone, email, trim(name || ' ' || surname) AS name FROM users WHERE id = $1"
const KNOWN = `
  SELECT credential_id AS id, user_handle AS handle, transports FROM passkeys WHERE user_id = $1 AND rp_id = $2 ORDER BY id`
const COUNT = 'SELECT count(*) AS known FROM passkeys WHERE user_id = $1'
/** Inserts nothing if the credential exists: it may belong to another account. */
const ADD = `
  INSERT INTO passkeys (user_id, rp_id, credential_id, public_key, user_handle, counter, transports, is_synced, device, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10::timestamptz) ON CONFLICT (credential_id) DO NOTHING RETURNING ${COLUMNS}`
const REMOVE = 'DELETE FROM passkeys WHERE id = $2 AND user_id = $1 RETURNING id'

/** Lists, adds and removes the passkeys of the signed-in account. */
export function servePasskeys(api: Api) {
  const { database, clock, limits, brand } = api

  const requireLimits = async (userId: number) => {
    const row = await rowOf(database, countRow, COUNT, [userId])
    if ((row?.known ?? 0) >= MAX_PASSKEYS) throw new Refused('TOO_MANY_PASSKEYS')
  }

  implement(api, passkeys, async ({ sessionHash, visitor }) => {
    const userId = await signedInUser(database, sessionHash)
    const host = hostnameOf(visitor.host)
    return { result: (await rowsOf(database, passkeyRow, LIST, [userId, host])).map((row) => toPasskey(row, host)) }
  })

  implement(api, passkeyCreation, async ({ sessionHash, visitor }): Promise<{ result: PasskeyCreation }> => {
    const userId = await signedInUser(database, sessionHash)
    const { rpId } = relyingParty(api, visitor)
    const { sessionId } = await sessionOf(database, sessionHash)
    await countOne(database, clock, guardOf(sessionId, visitor.address), limits)
    await requireLimits(userId)
    const owner = await rowOf(database, ownerRow, OWNER, [userId])
    const known = await rowsOf(database, knownRow, KNOWN, [userId, rpId])
    const handle = known[0]?.handle ?? randomBytes(HANDLE_BYTES).toString('base64url')
    const challenge = await newChallenge(database, clock, { sessionId, rpId, owner: { userId, handle } })
    const login = owner?.phone ?? owner?.email ?? brand.name
    return {
      result: {
        challenge,
        rp: { id: rpId, name: brand.name },
        user: { id: handle, name: login, displayName: owner?.name || login },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        timeout: CHALLENGE_MS,
        excludeCredentials: known.map(({ id, transports }) => ({ id, type: 'public-key', transports })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    }
  })

  implement(api, addPasskey, async ({ body: { credential }, sessionHash, visitor }) => {
    const userId = await signedInUser(database, sessionHash)
    const party = relyingParty(api, visitor)
    const { sessionId } = await sessionOf(database, sessionHash)
    await countOne(database, clock, guardOf(sessionId, visitor.address), limits)
    const { clientDataJSON, transports = [] } = credential.response
    const { challenge, handle } = await consumeChallenge(database, clock, { sessionId, rpId: party.rpId, userId, clientDataJSON })
    const made = await verifyNew(credential, { challenge, ...party })
    await requireLimits(userId)
    const row = await rowOf(database, passkeyRow, ADD, [
      userId,
      party.rpId,
      made.credentialId,
      made.publicKey,
      handle,
      made.counter,
      JSON.stringify(transports),
      made.isSynced,
      deviceOf(visitor.userAgent),
      clock.now().toISOString(),
    ])
    if (!row) throw new Refused('PASSKEY_REFUSED')
    return { result: toPasskey(row, party.rpId) }
  })

  implement(api, removePasskey, async ({ params, sessionHash }) => {
    const userId = await signedInUser(database, sessionHash)
    const id = Number(params.id)
    if (!Number.isInteger(id) || id <= 0 || id > MAX_ID) return { result: true, removed: 0 }
    const removed = await database.transaction((connection) =>
      removeWayIn(connection, userId, () => connection.query(REMOVE, [userId, id])),
    )
    return { result: true, removed }
  })
}

const toPasskey = ({ id, rp_id, device, is_synced, created_at, last_used_at }: PasskeyRow, host: string): Passkey => ({
  id,
  device,
  host: rp_id,
  isOfThisHost: rp_id === host,
  isSynced: is_synced,
  createdAt: created_at.toISOString(),
  lastUsedAt: last_used_at?.toISOString() ?? null,
})
