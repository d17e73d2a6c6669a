import { deleteOldBookings } from '../bookings/forget.ts'
import { deleteOldKeys } from '../../buying/cart/lines.ts'
import { deleteOldConsults } from '../consults/forget.ts'
import type { Api } from '../../platform/http/implement.ts'
import { forgetPeopleOfOldOrders } from '../../buying/orders/forget.ts'
import { deleteIdleSessions } from '../../visitors/session/idle.ts'
import { deleteOldCaptchas } from '../../visitors/guards/captcha/captcha.ts'
import { deleteOldCodes } from './codes/codes.ts'
import { deletePendingIdentity } from './provider/identities.ts'
import { deleteOldAttempts } from '../../visitors/guards/limits.ts'
import { deleteOldMobidRequests } from './mobid.ts'
import { deleteOldOauthRequests } from './provider/oauth-asks.ts'
import { deleteOldChallenges } from './passkeys/challenges.ts'

const ROUND_MS = 10 * 60 * 1000

/** Deletes expired codes, captchas, attempts and sessions: personal data is not kept longer than needed. */
export function startCleanup({ server, database, clock, log }: Api) {
  const clean = async () => {
    await deleteOldCodes(database, clock)
    await deleteOldCaptchas(database, clock)
    await deleteOldAttempts(database, clock)
    await deleteOldOauthRequests(database, clock)
    await deleteOldChallenges(database, clock)
    await deletePendingIdentity(database, clock)
    await deleteOldMobidRequests(database, clock)
    await deleteOldBookings(database, clock)
    await deleteOldConsults(database, clock)
    await deleteOldKeys(database, clock)
    await database.transaction((connection) => forgetPeopleOfOldOrders(connection, clock))
    await database.transaction((connection) => deleteIdleSessions(connection, clock))
  }
  const timer = setInterval(() => {
    clean().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
  }, ROUND_MS)
  timer.unref()
  server.addHook('onReady', clean)
  server.addHook('onClose', async () => clearInterval(timer))
}
