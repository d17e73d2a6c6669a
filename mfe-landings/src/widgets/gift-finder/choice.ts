import type { GiftChoice } from '@shop/contracts/cart/gifts'

/** Form values as in listing URLs; an empty string means "any". */
export interface Choice {
  for: string
  occasion: string
  price_to: string
}
export const ANY: Choice = { for: '', occasion: '', price_to: '' }

export function choiceOf(form: FormData): Choice {
  const text = (name: keyof Choice) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { for: text('for'), occasion: text('occasion'), price_to: text('price_to') }
}

/** Listing URL of a choice, without empty parameters. */
export function addressOf(choice: Choice): string {
  const query = new URLSearchParams(Object.entries(choice).filter(([, value]) => value !== ''))
  return `/catalog${query.size > 0 ? `?${query.toString()}` : ''}`
}

/** Number of products of a choice. */
export function piecesOf({ recipients, occasions, budgets, counts }: GiftChoice, choice: Choice): number {
  const placeIn = (values: readonly string[], value: string) => (values.includes(value) ? values.indexOf(value) : values.length)
  const recipient = placeIn(
    recipients.map(({ value }) => value),
    choice.for,
  )
  const occasion = placeIn(
    occasions.map(({ value }) => value),
    choice.occasion,
  )
  return counts[recipient]?.[occasion]?.[placeIn(budgets.map(String), choice.price_to)] ?? 0
}
