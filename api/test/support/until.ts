import { eventually } from '@shop/testing/eventually'
import type { Shop } from './shop.ts'

/** Reads until the value is as wanted, and resolves to it. */
export async function until<Value>(read: () => Value | Promise<Value>, isSo: (value: Value) => boolean): Promise<Value> {
  const { value } = await eventually('what is read is so', async () => {
    const value = await read()
    return isSo(value) && { value }
  })
  return value
}

/**
 * Resolves once the outbox has handled everything of a kind that is due: it has refused a broken message that was put behind it. Twice,
 * because messages of one round are sent side by side.
 */
export async function outboxRound(shop: Shop, kind: 'message.text' | 'message.letter'): Promise<void> {
  const isProbe = `kind = '${kind}' AND payload = '{"of": "no version"}'`
  for (let round = 0; round < 2; round += 1) {
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
