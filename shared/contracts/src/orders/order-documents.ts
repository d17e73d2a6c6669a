import * as v from 'valibot'
import { defineEndpoint } from '../core/endpoint.ts'
import { DOCUMENT_KINDS } from './order-ways.ts'

const kinds = `One of ${DOCUMENT_KINDS.join(', ')}`
const language = 'in the language that the order was made in'
const when =
  'A receipt exists once the order is paid, a warranty card once it was received, an invoice until the order has expired or is cancelled; NOT_FOUND otherwise.'
const pdf = { answer: v.instance(Uint8Array), type: 'application/pdf', example: { answer: new Uint8Array() } } as const

export const orderDocument = defineEndpoint('/order/{orderId}/documents/{kind}', {
  name: 'orderDocument',
  method: 'GET',
  ...pdf,
  about: `A document of an order as a PDF, ${language}. ${kinds}. Only for who made the order, or has confirmed its phone in this session. ${when}`,
})

export const documentByLink = defineEndpoint('/order/by-link/{token}/documents/{kind}', {
  name: 'documentByLink',
  method: 'GET',
  ...pdf,
  about: `A document of an order as a PDF, ${language}, for who has the link of its letter. Without a session that has confirmed the phone it names nobody. ${kinds}. ${when}`,
})
