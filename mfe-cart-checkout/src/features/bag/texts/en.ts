import type { Translation } from '@shop/i18n'
import type { bag as ru } from './ru.ts'

export const bag: Translation<typeof ru> = {
  pieces_one: '{{count}} piece',
  pieces_other: '{{count}} pieces',
  size: 'size\u00a0{{size}}',
  each: '{{price}} each',
  remove: 'Remove: {{name}}',
  removed: 'Removed from the bag: {{name}}',
  undo: 'Undo',
  lastPiece: 'The last one',
  lastTwo: 'Only two left',
  allTaken: 'Your bag has all that are in stock',
  sold: 'Sold while it was in your bag. It does not count in the total',
  notChanged: 'Could not change it. Please try again',
  stuckOffline: 'No connection. Your changes stay here and leave as soon as it is back.',
  stuck: 'The shop does not answer yet. Your changes stay here, nothing is lost.',
  retry: 'Try again',
  failed: 'Your bag did not load',
  failedText: 'Your pieces are safe: try to open the bag once more.',
  offlineText: 'You seem to be offline. Your pieces are safe, we will show them as soon as the connection is back.',
  emptyTitle: 'Your bag is empty',
  toCatalog: 'Browse jewelry',
  checkout: 'Checkout',
  due: 'Total',
  freeFrom: '{{rest}} more for free delivery',
  freeDelivery: 'Delivery is free',
}
