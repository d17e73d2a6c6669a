import type { Shop } from '../shop.ts'

/** Whether letters go to this address: no call tells it to others. */
export async function isSubscriber(shop: Shop, email: string): Promise<boolean> {
  const rows = await shop.behindTheScenes(
    `SELECT 1 FROM users WHERE email = '${email}' AND email_confirmed_at IS NOT NULL AND is_subscribed AND deactivated_at IS NULL
     UNION ALL SELECT 1 FROM subscribers WHERE email = '${email}' AND status = 'active'`,
  )
  return rows.length > 0
}
