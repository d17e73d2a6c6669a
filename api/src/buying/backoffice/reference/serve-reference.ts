import { feedCategories, feedDesigners } from '@shop/contracts/services/back-office/catalogue'
import { feedBookingServices, feedCertificateDesigns, feedPromocodes } from '@shop/contracts/services/back-office/offers'
import { feedCities, feedPoints, feedShops } from '@shop/contracts/services/back-office/places'
import type { Catalogue } from '../../../goods/catalog/catalogue.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import type { Api, Call } from '../../../platform/http/implement.ts'
import { forgetPlaces } from '../../../goods/places/places.ts'
import { type Applied, appliedOnce } from '../feed.ts'
import { implementSigned } from '../../../platform/signed.ts'
import { categoryFeed, designerFeed } from './catalogue.ts'
import { bookingServiceFeed, certificateDesignFeed, promocodeFeed } from './offers.ts'
import { cityFeed, pointFeed, searchedCity, searchedPoint, shopFeed } from './places.ts'
import { applyReference } from './reference-feed.ts'

type Batch<Row> = Call<string, { feedId: string; sequence: number; rows: Row[]; removed: string[] }>

/** Feeds of reference data. This process drops its caches at once; the caches of other processes expire within a minute. */
export function serveReference(api: Api, catalogue: Catalogue) {
  const applied = async <Row>(call: Batch<Row>, apply: (connection: Queryable, body: Batch<Row>['body']) => Promise<Applied>) => {
    const answer = await appliedOnce(api, call, (connection) => apply(connection, call.body))
    catalogue.forget()
    forgetPlaces()
    return answer
  }
  implementSigned(api, feedCategories, (call) => applied(call, (connection, body) => applyReference(connection, categoryFeed, body)))
  implementSigned(api, feedDesigners, (call) => applied(call, (connection, body) => applyReference(connection, designerFeed, body)))
  implementSigned(api, feedCities, (call) =>
    applied(call, (connection, { rows, removed }) => applyReference(connection, cityFeed, { rows: rows.map(searchedCity), removed })),
  )
  implementSigned(api, feedShops, (call) => applied(call, (connection, body) => applyReference(connection, shopFeed, body)))
  implementSigned(api, feedPoints, (call) =>
    applied(call, (connection, { rows, removed }) => applyReference(connection, pointFeed, { rows: rows.map(searchedPoint), removed })),
  )
  implementSigned(api, feedPromocodes, (call) => applied(call, (connection, body) => applyReference(connection, promocodeFeed, body)))
  implementSigned(api, feedCertificateDesigns, (call) =>
    applied(call, (connection, body) => applyReference(connection, certificateDesignFeed, body)),
  )
  implementSigned(api, feedBookingServices, (call) =>
    applied(call, (connection, body) => applyReference(connection, bookingServiceFeed, body)),
  )
}
