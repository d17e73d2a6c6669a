import type { Translation } from '@shop/i18n'
import type { texts as ru } from './ru.ts'

export const texts: Translation<typeof ru> = {
  from: 'from {{price}}',
  oldPrice: 'Old price',
  newPrice: 'new price',
  discount: '{{percent}}% off',
  notAvailable: 'Not available',
  addToBag: 'Add to bag',
  addToBagNamed: 'Add to bag: {{name}}',
  favorite: 'Add to favourites: {{name}}',
  variants: 'Variants',
  moreVariants_one: '{{count}} more variant',
  moreVariants_other: '{{count}} more variants',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  less: 'Decrease: {{label}}',
  more: 'Increase: {{label}}',
  breadcrumbs: 'Breadcrumbs',
  soldOut: 'not available',
  remove: 'Remove: {{label}}',
  optional: 'optional',
  failed: 'This could not be loaded',
  failedText: 'Check the connection and try again.',
  retry: 'Try again',
  loading: 'Loading…',
  preparing: 'This page is being prepared',
  preparingText:
    'We are still writing it and would rather not show half of it. The jewelry is in its place, ready to be looked at and ordered.',
  toCatalog: 'To the catalogue',
  toHome: 'Home page',
}
