import type { Brand } from '@shop/contracts/shop/brand'
import { withBrand } from '@shop/contracts/shop/brand-face'
import type { FastifyInstance } from 'fastify'
import { wordsOf } from '../brand/fill.ts'
import { visitorOf } from './visitor.ts'

/** Replaces `{{brand}}` in outgoing responses. */
export function fillAnswers(server: FastifyInstance, brand: Brand, frontDoorKey: string | undefined): void {
  const words = { ru: wordsOf(brand, 'ru'), en: wordsOf(brand, 'en') }
  server.addHook('onSend', async (request, _reply, payload) =>
    typeof payload === 'string' && payload.includes('{{brand')
      ? withBrand(payload, words[visitorOf(request, frontDoorKey).shop.locale])
      : payload,
  )
}
