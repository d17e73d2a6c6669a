import * as v from 'valibot'
import { RequestKind, RequestStatus } from '../../account/passports.ts'
import { ENGRAVING_FACES } from '../../cart/engraving.ts'
import { PostalPlace } from '../../account/profile.ts'
import { CertificateType } from '../../certificates/certificate-type.ts'
import { Currency, Minor } from '../../core/money.ts'
import { OrderStatus } from '../../orders/order-status.ts'
import { RefundAccount, RefundHandover } from '../../orders/refunds/refund.ts'
import { DeliverySlot } from '../../places/delivery-slot.ts'
import { GeoPoint } from '../../places/geo-point.ts'
import { RefundStatus } from '../../orders/refunds/refund-status.ts'
import { Tracking } from '../../orders/tracking.ts'
import { ConsultWay } from '../consults.ts'
import { OfficeExchange } from './requests/exchanges.ts'
import { OFFICE_STATUSES } from './orders.ts'

/** An order for the office: always the current state, so late or repeated messages are harmless. */
export const OfficeOrder = v.object({
  number: v.string(),
  status: OrderStatus,
  /** Increases with the order's life: an older message never overrides a newer one. */
  version: v.number(),
  createdAt: v.string(),
  currency: Currency,
  lines: v.array(
    v.object({
      /** What a return of it names: the SKU, and what is engraved. */
      id: v.optional(v.string()),
      sku: v.string(),
      name: v.string(),
      quantity: v.number(),
      final: Minor,
      sum: Minor,
      hallmark: v.nullable(v.string()),
      /** What the workshop cuts into each piece, as typed; `price` is per piece and not part of `sum`. */
      engraving: v.optional(v.nullable(v.object({ text: v.string(), face: v.picklist(ENGRAVING_FACES), price: Minor }))),
      /** Of a gift certificate: the shop has sent an electronic one itself. */
      certificate: v.optional(v.nullable(CertificateType)),
    }),
  ),
  /** Printed certificates of a paid order, as they go into the envelope. */
  printed: v.optional(v.array(v.object({ id: v.string(), code: v.string(), amount: Minor, validUntil: v.string() }))),
  dueSum: Minor,
  certificatesSum: Minor,
  depositsSum: Minor,
  bonusesSpent: Minor,
  deliverySum: Minor,
  packagingSum: Minor,
  engravingSum: v.optional(Minor),
  payment: v.nullable(v.string()),
  paidAt: v.nullable(v.string()),
  contact: v.object({ name: v.string(), phone: v.string(), email: v.string() }),
  delivery: v.object({
    methodId: v.number(),
    courierType: v.nullable(v.string()),
    name: v.string(),
    /** The kind as the shopper saw it. */
    activeDeliveryType: v.optional(v.nullable(v.string())),
    /** The carrier's number of the pickup point. */
    pickpointNumber: v.optional(v.nullable(v.string())),
    address: v.string(),
    /** Where the house of a shipped order is, for the courier; absent when nobody knows. */
    house: v.optional(GeoPoint),
    /** The hour that was chosen; null: any of the courier's. */
    slot: v.optional(v.nullable(DeliverySlot)),
    /** Left at the door. */
    contactless: v.optional(v.boolean()),
    /** Outside Russia: the parts of the address, for the carrier's label. */
    postal: v.optional(v.object({ ...PostalPlace.entries, address: v.string() })),
  }),
  /** Of a gift: whom the parcel goes to. */
  recipient: v.optional(v.nullable(v.object({ name: v.string(), phone: v.string() }))),
  /** Pickup code; null for courier deliveries. */
  pickupCode: v.optional(v.nullable(v.string()), null),
  options: v.object({
    giftPack: v.boolean(),
    festivePack: v.boolean(),
    deletePriceTags: v.boolean(),
    postCard: v.nullable(v.string()),
    /** Delivery of the order's certificates. */
    certificateType: v.nullable(CertificateType),
    comment: v.nullable(v.string()),
  }),
  tracking: v.nullable(Tracking),
  /** Allowed next statuses. */
  next: v.array(v.picklist(OFFICE_STATUSES)),
  refunds: v.array(
    v.object({
      id: v.string(),
      status: RefundStatus,
      reason: v.string(),
      /** How pieces are returned; null if not asked. */
      handover: v.optional(v.nullable(RefundHandover), null),
      /** Bank account for the refund; null: to the source of the payment. */
      account: v.optional(v.nullable(RefundAccount), null),
      comment: v.nullable(v.string()),
      sum: Minor,
      items: v.array(v.object({ sku: v.string(), quantity: v.number() })),
    }),
  ),
  /** Exchanges for another size. */
  exchanges: v.optional(v.array(OfficeExchange), []),
})
export type OfficeOrder = v.InferOutput<typeof OfficeOrder>

/** A booking for the office, always the current state. */
export const OfficeBooking = v.object({
  id: v.number(),
  /** 1 booked, 2 cancelled: an older message never overrides a newer one. */
  version: v.number(),
  status: v.picklist(['booked', 'cancelled']),
  service: v.object({ key: v.string(), name: v.string() }),
  shop: v.object({ id: v.number(), key: v.string() }),
  startsAt: v.string(),
  endsAt: v.string(),
  contact: v.object({ name: v.string(), phone: v.string() }),
  comment: v.string(),
  createdAt: v.string(),
})
export type OfficeBooking = v.InferOutput<typeof OfficeBooking>

/** A stylist request for the office. */
export const OfficeConsult = v.object({
  id: v.number(),
  way: ConsultWay,
  /** Start of the chosen hour; null: within CONSULT_WITHIN_MINUTES of `createdAt`. */
  startsAt: v.nullable(v.string()),
  contact: v.object({ name: v.string(), phone: v.string() }),
  comment: v.string(),
  /** Product URL. */
  pieceUrl: v.nullable(v.string()),
  locale: v.picklist(['ru', 'en']),
  createdAt: v.string(),
})
export type OfficeConsult = v.InferOutput<typeof OfficeConsult>

/** A resize or repair request for the office, always the current state. */
export const OfficeRequest = v.object({
  id: v.number(),
  /** 1 new, 2 inWork, 3 ready: an older message never overrides a newer one. */
  version: v.number(),
  kind: RequestKind,
  status: RequestStatus,
  wish: v.string(),
  piece: v.object({ sku: v.string(), name: v.string(), hallmark: v.nullable(v.string()) }),
  contact: v.object({ name: v.string(), phone: v.string() }),
  createdAt: v.string(),
})
export type OfficeRequest = v.InferOutput<typeof OfficeRequest>
