import * as v from 'valibot'
import { ProductCard } from '../catalog/product-card.ts'
import type { Owner } from './routes.ts'

export interface WidgetContract<Props extends v.GenericSchema = v.GenericSchema> {
  props: Props
  /** What it shows, and what it shows when it cannot. */
  about: string
}

const define = <Props extends v.GenericSchema>(props: Props, about: string): WidgetContract<Props> => ({ props, about })
const items = v.pipe(v.array(v.number()), v.readonly())

/** Widgets that any remote mounts by owner and name. Others belong to their remote and may change with it. */
export const sharedWidgets = {
  'mfe-catalog/bestsellers': define(
    v.strictObject({
      /** Item ids that the page shows already, in any metal or stone. */
      except: v.optional(items),
    }),
    'The pieces that are chosen most, as a row of cards. Nothing when they cannot be read.',
  ),
  'mfe-catalog/goes-with': define(
    v.strictObject({
      /** Item ids. What is in the bag is never offered, whether it is named here or not. */
      items,
      /** One piece with its button instead of a row of cards. */
      isOne: v.optional(v.boolean()),
    }),
    'What suits these pieces and can be bought, as a row of cards. Nothing when nothing suits or cannot be read.',
  ),
  'mfe-catalog/product-row': define(
    v.strictObject({
      title: v.string(),
      /** Read after the title where several rows of a page have the same one. */
      about: v.optional(v.string()),
      products: v.pipe(v.array(ProductCard), v.readonly()),
    }),
    'Recommendations: pieces that the page around it has chosen, as a row of cards. Its styles come with the document.',
  ),
  'mfe-catalog/promise': define(
    v.strictObject({
      /** One that is wanted twice is there twice. */
      skus: v.pipe(v.array(v.string()), v.readonly()),
      /** Name of a single piece. */
      piece: v.optional(v.string()),
      /** Of the goods, in minor units. */
      sum: v.nullable(v.number()),
    }),
    'When and for how much these SKUs come to the shopper’s city, and where they can be seen. General words until the answer is there.',
  ),
  'mfe-landings/recently-viewed': define(
    v.strictObject({
      /** Item ids of what the page shows already. */
      except: v.optional(v.union([v.number(), items])),
    }),
    'What this browser looked at before, as a row of cards. Nothing for a first visit.',
  ),
  'mfe-profile/shared-bag': define(
    v.strictObject({
      /** The shopper has just asked for the link: it is made. */
      isNew: v.optional(v.boolean()),
    }),
    'The link by which others see the bag, and what they propose. Why it cannot be made, where it cannot.',
  ),
  'mfe-landings/start-return': define(
    v.strictObject({
      /** Id of the order; without it the shopper names one. */
      order: v.optional(v.string()),
    }),
    'The form that begins a return.',
  ),
} satisfies Partial<Record<`${Owner}/${string}`, WidgetContract>>

export type SharedWidget = keyof typeof sharedWidgets
export type SharedWidgetProps = { [Name in SharedWidget]: v.InferOutput<(typeof sharedWidgets)[Name]['props']> }
