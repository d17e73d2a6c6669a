import type { CatalogApi } from '../goods/plugins.ts'
import { cleanUp } from '../platform/clock/rounds.ts'
import { plugin } from '../platform/http/implement.ts'
import { serveBackOffice } from './backoffice/back-office.ts'
import { serveCart } from './cart/cart.ts'
import { servePickupPoints } from './cart/delivery/serve-pickup-points.ts'
import { forgetRemoved } from './cart/later/later.ts'
import { deleteOldKeys } from './cart/lines.ts'
import { serveBuying } from './deposits/buy.ts'
import type { DepositKeys, DepositsApi } from './deposits/code.ts'
import { serveDesigns } from './deposits/designs.ts'
import { serveOpening } from './deposits/open.ts'
import { servePdf } from './deposits/pdf/serve-pdf.ts'
import { serveProfileCertificates } from './deposits/profile-certificates.ts'
import { writeLetters } from './letters/letters.ts'
import { forgetPeopleOfOldOrders } from './orders/forget.ts'
import { serveOrders, type OnPlaced } from './orders/orders.ts'
import { deleteOldLinks } from './orders/pay-links/links.ts'
import { servePassports } from './passports/passports.ts'
import { serveCards } from './payments/cards/serve-cards.ts'
import type { PaymentsApi } from './payments/payments.ts'
import { serveSharedBags } from './shared-bags/serve-shared-bags.ts'
import { deleteOldShares } from './shared-bags/shares.ts'

interface OrdersApi extends PaymentsApi, DepositKeys {
  onPlaced: OnPlaced
}

export const deposits = plugin('deposits', (api: DepositsApi & PaymentsApi) => {
  serveProfileCertificates(api)
  serveDesigns(api)
  serveOpening(api)
  servePdf(api)
  serveBuying(api)
})

export const cart = plugin('cart', (api: DepositsApi) => {
  serveCart(api)
  servePickupPoints(api)
  cleanUp(api, 'keys of cart calls', () => deleteOldKeys(api.database, api.clock))
  cleanUp(api, 'removed saved lines', () => forgetRemoved(api.database, api.clock))
})

export const sharedBags = plugin('shared bags', (api: CatalogApi) => {
  serveSharedBags(api)
  cleanUp(api, 'shared bags', () => deleteOldShares(api.database, api.clock))
})

export const orders = plugin('orders', (api: OrdersApi) => {
  serveOrders(api, api.onPlaced)
  cleanUp(api, 'pay links', () => deleteOldLinks(api.database, api.clock))
  cleanUp(api, 'people of old orders', () => api.database.transaction((connection) => forgetPeopleOfOldOrders(connection, api.clock)))
})

export const cards = plugin('cards', serveCards)

export const passports = plugin('passports', servePassports)

export const letters = plugin('letters', writeLetters)

export const backOffice = plugin('back office', (api: PaymentsApi & DepositKeys & CatalogApi) => serveBackOffice(api, api.catalogue))
