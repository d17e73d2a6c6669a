import { depositsDesign, DepositDesign, imageCertificates } from '@shop/contracts/certificates/deposits'
import { CERTIFICATE_MAX_RUB, CERTIFICATE_MIN_RUB } from '@shop/contracts/core/limits'
import { PAYSELECTION_ID } from '@shop/contracts/places/reference-ids'
import { SEND_DATE_MAX_DAYS } from '@shop/forms/fields/dates'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import * as v from 'valibot'
import { type Api, implement } from '../../platform/http/implement.ts'
import { Refused } from '../../platform/http/refusal.ts'
import { PAYMENT_TEXTS } from '../payments/texts.ts'
import { shopDate } from '../../goods/places/shops/calendar.ts'
import { DESIGNS } from './sql.ts'
import { rowsOf } from '../../platform/db/rows.ts'

export const designRow = v.object({ design: DepositDesign })

/** Suggested amounts in whole roubles. */
const AMOUNTS = [3000, 5000, 10_000, 15_000, 30_000, 50_000]

/** yyyy-mm-dd, this many days after today in the shop's time zone. */
export const dayFromNow = (now: Date, days: number) => shopDate(new Date(now.getTime() + days * DAY_MS))

/** yyyy-mm-dd → dd.mm.yyyy */
const inDots = (date: string) => date.split('-').toReversed().join('.')

/** Options of a certificate. */
export function serveDesigns(api: Api) {
  const designsIn = async (locale: string) => (await rowsOf(api.database, designRow, DESIGNS, [locale])).map(({ design }) => design)

  implement(api, imageCertificates, async ({ visitor: { shop } }) => ({
    images: (await designsIn(shop.locale)).map(({ picture }) => picture),
  }))
  implement(api, depositsDesign, async ({ visitor: { shop } }) => {
    const designs = await designsIn(shop.locale)
    // Without a design no certificate can be made: the page does not exist yet.
    if (designs.length === 0) throw new Refused('NOT_FOUND')
    return {
      designs,
      amounts: AMOUNTS,
      min: CERTIFICATE_MIN_RUB,
      max: CERTIFICATE_MAX_RUB,
      today: inDots(dayFromNow(api.clock.now(), 0)),
      lastSendDate: inDots(dayFromNow(api.clock.now(), SEND_DATE_MAX_DAYS)),
      paymentMethod: { id: PAYSELECTION_ID, code: 'payselection', isOnline: true, name: PAYMENT_TEXTS[shop.locale].payselection },
    }
  })
}
