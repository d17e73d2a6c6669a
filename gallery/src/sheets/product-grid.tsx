import { ProductGrid } from '@shop/ui/product-card'
import { SkeletonCards } from '@shop/ui/states'
import { card, variants } from '../samples.ts'
import type { Sheet } from '../sheet.ts'

const pieces = (tools: Parameters<typeof card>[0], quantity: number) =>
  Array.from({ length: quantity }, (_, index) =>
    card(tools, {
      id: index + 1,
      itemId: index + 10,
      url: `/catalog/rings/aurora-${index + 1}`,
      modifications: index % 2 === 0 ? [variants(tools, 'metal', 3)] : [],
    }),
  )

export const sheet: Sheet = {
  isWide: true,
  states: (tools) => ({
    default: <ProductGrid products={pieces(tools, 5)} />,
    'three columns, open above': <ProductGrid products={pieces(tools, 3)} columns={3} openTop />,
    loading: <SkeletonCards quantity={4} />,
  }),
}
