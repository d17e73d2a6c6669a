import { Buyer, PHONE } from './buyer.ts'
import type { Gateway } from '../services/gateway.ts'
import { openShop, type Shop } from '../shop.ts'

/** A piece that is plentiful here. */
export const LETTER = 'letter-a-silver-one'

/** A shop of its own with shoppers whose phone is confirmed, each with one letter in the bag; `next` gives one that no test has had. */
export async function openShopOfBuyers(gateway: Gateway, count: number): Promise<{ shop: Shop; next: () => Buyer }> {
  const shop = await openShop(await gateway.open())
  const buyers: Buyer[] = []
  for (let made = 0; made < count; made += 1) {
    const buyer = await new Buyer(shop.url()).arrive()
    await buyer.cart('add', { sku_id: LETTER })
    buyers.push(buyer)
  }
  await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${PHONE}'`, 'UPDATE stock SET quantity = 60')
  const next = () => {
    const buyer = buyers.pop()
    if (!buyer) throw new Error('More shoppers are needed.')
    return buyer
  }
  return { shop, next }
}
