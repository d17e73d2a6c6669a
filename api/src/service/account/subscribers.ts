import { subscriberExists } from '@shop/contracts/marketing/subscribers'
import { countOne, SUBSCRIBERS_FROM_ADDRESS, SUBSCRIBERS_IN_SESSION } from '../../visitors/guards/limits.ts'
import { type Api, implement } from '../../platform/http/implement.ts'
import { sessionOf } from '../../visitors/session/shopper.ts'

const IS_SUBSCRIBED = `
  SELECT 1 FROM users WHERE id = $2 AND email = $1 AND email_confirmed_at IS NOT NULL
    AND (is_subscribed OR EXISTS (SELECT FROM subscribers WHERE email = $1 AND status = 'active'))`

/** POST /subscriber-exists: true only for the shopper's own confirmed e-mail, so that nobody can test whether others subscribe. */
export function serveSubscribers(api: Api) {
  const { database, clock, limits } = api
  implement(api, subscriberExists, async ({ body, sessionHash, visitor }) => {
    const { sessionId, userId } = await sessionOf(database, sessionHash)
    const guard = [
      [SUBSCRIBERS_IN_SESSION, String(sessionId)],
      [SUBSCRIBERS_FROM_ADDRESS, visitor.address],
    ] as const
    await countOne(database, clock, guard, limits)
    return { email: (await database.query(IS_SUBSCRIBED, [body.email.toLowerCase(), userId])).length > 0 }
  })
}
