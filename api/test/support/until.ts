import { eventually } from '@shop/testing/eventually'
import type { Shop } from './shop.ts'

/** What is read, once it is so. */
export async function until<Value>(read: () => Value | Promise<Value>, isSo: (value: Value) => boolean): Promise<Value> {
  const { value } = await eventually('what is read is so', async () => {
    const value = await read()
    return isSo(value) && { value }
  })
  return value
}

/**
 * The outbox has taken all that is due of a kind: a message that no handler takes was put into it and has been refused, twice, because a
 * round sends what it has taken side by side.
 */
export async function outboxRound(shop: Shop, kind: 'message.text' | 'message.letter'): Promise<void> {
  const isProbe = `kind = '${kind}' AND payload = '{"of": "no version"}'`
  for (const _ of ['one round', 'and the next']) {
    await shop.behindTheScenes(
      `INSERT INTO outbox (kind, payload, run_at, created_at) VALUES ('${kind}', '{"of": "no version"}', now(), now())`,
    )
    await eventually('the outbox has refused the probe', async () => {
      const refused = await shop.behindTheScenes(`SELECT id FROM outbox WHERE ${isProbe} AND dead_at IS NOT NULL`)
      return refused.length > 0
    })
    await shop.behindTheScenes(`DELETE FROM outbox WHERE ${isProbe}`)
  }
}
