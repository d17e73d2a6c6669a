/** A piece in the data layer; sums in major units. */
export interface Item {
  /** Product id in lists and on its page; SKU in bag and orders, with the product as group. */
  item_id: string
  item_group_id?: string
  item_name?: string
  item_brand?: string
  item_category?: string
  index?: number
  price?: number
  quantity?: number
}

/** Steps of checkout by the numbers of analytics. */
export const STEP_NAMES = {
  1: 'cart',
  2: 'contact',
  3: 'delivery',
  4: 'payment',
  5: 'contact_method',
  6: 'confirmed',
  7: 'thank_you',
} as const

/** Data layer schema: names and fields that tag managers expect. */
export type Entry =
  | { event: 'page_view'; page_location: string; page_title: string; page_type: string }
  | { event: 'view_item_list'; item_list_id: string; items: Item[] }
  | { event: 'select_item'; item_list_id: string; items: Item[] }
  | { event: 'view_item'; currency?: string; value?: number; items: Item[] }
  | { event: 'add_to_cart' | 'remove_from_cart'; currency?: string; value?: number; items: Item[] }
  | { event: 'checkout_step'; step: keyof typeof STEP_NAMES; step_name: string }
  | {
      event: 'purchase'
      transaction_id: string
      affiliation: string
      value: number
      shipping: number
      currency: string
      coupon: string
      items: Item[]
    }
  | { event: 'search'; search_term: string; results: number }
  | { event: 'login'; method: string }
  | { event: 'web_vitals'; metric: string; value: number; rating: string; remote: string; version: string }
