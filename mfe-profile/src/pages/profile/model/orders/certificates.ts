import { sample } from 'effector'
import { certificateAdded } from '@shop/contracts/events/certificate-added'
import type { DepositCard } from '@shop/contracts/certificates/deposits'
import { profileCertificates } from '@shop/contracts/account/profile'
import { listenTo } from '@shop/events'
import { createRequestFx } from '@shop/http'
import { createSection } from '../section.ts'
import { $address } from '../visit.ts'

export interface Certificates {
  received: DepositCard[]
  bought: DepositCard[]
}

const certificatesFx = createRequestFx(profileCertificates)

const section = createSection('certificatesData', certificatesFx)
export const $certificates = section.$answer.map((answer): Certificates | null => answer?.result ?? null)
export const $certificatesFailure = section.$failure

sample({
  clock: listenTo(certificateAdded),
  source: $address,
  filter: ({ section }) => section === 'certificatesData',
  fn: () => ({}),
  target: certificatesFx,
})
