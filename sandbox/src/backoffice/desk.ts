import type { OfficeBooking, OfficeConsult, OfficeOrder, OfficeRequest } from '@shop/contracts/services/back-office/messages'
import type { OfficeReview } from '@shop/contracts/services/back-office/requests/reviews'
import type { OfficeBag } from '@shop/contracts/services/back-office/requests/shared-bags'
import { changed } from '../frame/changes.ts'

/** Maximum remembered items per kind. */
const MOST = 200

/** State of the office: latest orders, and the shop's responses. */
export class Desk {
  readonly #orders = new Map<string, OfficeOrder>()
  readonly #bookings = new Map<number, OfficeBooking>()
  readonly #consults = new Map<number, OfficeConsult>()
  readonly #requests = new Map<number, OfficeRequest>()
  /** Dead letters of the shop; null until loaded. */
  dead: number | null = null
  last: string | null = null
  /** Reviews that wait, as last asked for; null until then. */
  reviews: readonly OfficeReview[] | null = null
  /** Bags shown to the stylists, as last asked for; null until then. */
  bags: readonly OfficeBag[] | null = null
  /** Pictures of reviews by id: WebP in base64. */
  readonly reviewPictures = new Map<string, string>()

  get orders(): OfficeOrder[] {
    return [...this.#orders.values()].toReversed()
  }

  /** An older message never overrides a newer one: false. */
  take(order: OfficeOrder): boolean {
    const known = this.#orders.get(order.number)
    if (known && known.version > order.version) return false
    this.#orders.set(order.number, order)
    const [oldest] = this.#orders.keys()
    if (this.#orders.size > MOST && oldest) this.#orders.delete(oldest)
    changed()
    return true
  }

  get bookings(): OfficeBooking[] {
    return [...this.#bookings.values()].toReversed()
  }

  takeBooking(booking: OfficeBooking) {
    const known = this.#bookings.get(booking.id)
    if (known && known.version > booking.version) return
    this.#bookings.set(booking.id, booking)
    const [oldest] = this.#bookings.keys()
    if (this.#bookings.size > MOST && oldest !== undefined) this.#bookings.delete(oldest)
    changed()
  }

  get consults(): OfficeConsult[] {
    return [...this.#consults.values()].toReversed()
  }

  takeConsult(consult: OfficeConsult) {
    this.#consults.set(consult.id, consult)
    const [oldest] = this.#consults.keys()
    if (this.#consults.size > MOST && oldest !== undefined) this.#consults.delete(oldest)
    changed()
  }

  get requests(): OfficeRequest[] {
    return [...this.#requests.values()].toReversed()
  }

  takeRequest(request: OfficeRequest) {
    const known = this.#requests.get(request.id)
    if (known && known.version > request.version) return
    this.#requests.set(request.id, request)
    const [oldest] = this.#requests.keys()
    if (this.#requests.size > MOST && oldest !== undefined) this.#requests.delete(oldest)
    changed()
  }

  heard(answer: string) {
    this.last = answer
    changed()
  }
}
