import { ask } from '@shop/contracts/core/ask'
import { bookingServices } from '@shop/contracts/services/bookings'

export const servicesAsk = () => ask(bookingServices, {})

/** What the widget needs of the API: asked beside its code, by the same call as the model's. */
export const asks = () => [servicesAsk()]
