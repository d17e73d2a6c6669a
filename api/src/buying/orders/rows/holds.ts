/** What an order reserves until payment, and consumes afterwards. */
export interface Holds {
  /** Owner of the bonus account. */
  number: string
  lines: readonly { sku: string; quantity: number }[]
  promocodes: readonly string[]
  tenders: readonly { kind: 'certificate' | 'deposit'; code: string; amount: number }[]
  bonuses: { userId: number; amount: number } | null
}
