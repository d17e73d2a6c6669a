import type { Listing } from '@shop/contracts/catalog/listing'
import { CATALOG_PAGE_SIZE } from '@shop/contracts/core/limits'

interface Step {
  name: string
  url: string
}

/** Breadcrumbs as structured data. */
export const breadcrumbList = (steps: readonly Step[], origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + url })),
})

/** A page of a list; positions continue from the previous page. */
export const itemList = ({ name, quantity, products }: Pick<Listing, 'name' | 'quantity' | 'products'>, origin: string, page: number) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name,
  numberOfItems: quantity,
  itemListElement: products.map((product, index) => ({
    '@type': 'ListItem',
    position: (page - 1) * CATALOG_PAGE_SIZE + index + 1,
    url: origin + product.url,
    name: product.name,
  })),
})
