import { createStore, sample } from 'effector'
import { certificateAdded } from '@shop/contracts/events/certificate-added'
import type { DepositCard } from '@shop/contracts/certificates/deposits'
import { profileCertificates } from '@shop/contracts/account/profile'
import { listenTo } from '@shop/events'
import { createRequestFx, type RequestError } from '@shop/http'
import { $address, forgotten, isUnauthorized, refused, sectionWanted } from '../visit.ts'

export interface Certificates {
  received: DepositCard[]
  bought: DepositCard[]
}

const certificatesFx = createRequestFx(profileCertificates)

export const $certificates = createStore<Certificates | null>(null, { serialize: 'ignore' })
  .on(certificatesFx.doneData, (_, { result }) => result)
  .reset(forgotten)

export const $certificatesFailure = createStore<RequestError | null>(null, { serialize: 'ignore' })
  .on(certificatesFx.failData, (known, error) => (isUnauthorized(error) ? known : error))
  .reset(certificatesFx, forgotten)

sample({ clock: sectionWanted, filter: (section) => section === 'certificatesData', fn: () => ({}), target: certificatesFx })
sample({
  clock: listenTo(certificateAdded),
  source: $address,
  filter: ({ section }) => section === 'certificatesData',
  fn: () => ({}),
  target: certificatesFx,
})
sample({ clock: certificatesFx.failData, filter: isUnauthorized, fn: () => undefined, target: refused })
