import { forgetOldBookings } from '../bookings/forget.ts'
import { forgetOldConsults } from '../consults/forget.ts'
import type { Api } from '../http/implement.ts'
import { forgetIdleSessions } from '../session/idle.ts'
import { forgetOldCaptchas } from './captcha/captcha.ts'
import { forgetOldCodes } from './codes/codes.ts'
import { forgetPending } from './provider/identities.ts'
import { forgetOldTries } from './limits.ts'
import { forgetOldAsks } from './mobid.ts'
import { forgetOldOauthAsks } from './provider/oauth-asks.ts'
import { forgetOldChallenges } from './passkeys/challenges.ts'

const ROUND_MS = 10 * 60 * 1000

/** Deletes expired codes, captchas, attempts and sessions: personal data is not kept longer than needed. */
export function startCleanup({ server, database, clock, log }: Api) {
  const clean = async () => {
    await forgetOldCodes(database, clock)
    await forgetOldCaptchas(database, clock)
    await forgetOldTries(database, clock)
    await forgetOldOauthAsks(database, clock)
    await forgetOldChallenges(database, clock)
    await forgetPending(database, clock)
    await forgetOldAsks(database, clock)
    await forgetOldBookings(database, clock)
    await forgetOldConsults(database, clock)
    await database.transaction((connection) => forgetIdleSessions(connection, clock))
  }
  const timer = setInterval(() => {
    clean().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
  }, ROUND_MS)
  timer.unref()
  server.addHook('onReady', clean)
  server.addHook('onClose', async () => clearInterval(timer))
}
