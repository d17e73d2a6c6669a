import type { Api } from '../http/implement.ts'
import { forgetOldCaptchas } from './captcha.ts'
import { forgetOldCodes } from './codes.ts'
import { forgetOldTries } from './limits.ts'

const ROUND_MS = 10 * 60 * 1000

/** Codes, pictures and counted tries that nobody looks at any more go, so that nothing of a shopper stays without need. */
export function keepHouse({ server, database, clock, log }: Api) {
  const clean = async () => {
    await forgetOldCodes(database, clock)
    await forgetOldCaptchas(database, clock)
    await forgetOldTries(database, clock)
  }
  const timer = setInterval(() => {
    clean().catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
  }, ROUND_MS)
  timer.unref()
  server.addHook('onClose', async () => clearInterval(timer))
}
