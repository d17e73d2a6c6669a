import { ask } from '@shop/contracts/core/ask'
import { bookingServices } from '@shop/contracts/services/bookings'

export const servicesAsk = () => ask(bookingServices, {})

/** API reads of the widget, prefetched while its code loads. */
export const asks = () => [servicesAsk()]
