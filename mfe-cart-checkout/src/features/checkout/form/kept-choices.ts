import type { KeptChoices } from '@shop/contracts/cart/cart-sums'
import type { Values } from './values.ts'

/** Form values of the choices that the server keeps with the bag. */
export function ofChoices(choices: KeptChoices | null | undefined): Partial<Values> {
  if (!choices) return {}
  const { spend_bonuses, delivery_method_id, courier_type, payment_method_id } = choices
  return {
    spendBonuses: spend_bonuses,
    ...(delivery_method_id !== null && { delivery: `${delivery_method_id}:${courier_type ?? ''}` }),
    ...(payment_method_id !== null && { payment_method_id: String(payment_method_id) }),
  }
}
