import { ask } from '@shop/contracts/ask'
import { bookingServices } from '@shop/contracts/bookings'

export const servicesAsk = () => ask(bookingServices, {})

/** API reads of the widget, prefetched while its code loads. */
export const asks = () => [servicesAsk()]
