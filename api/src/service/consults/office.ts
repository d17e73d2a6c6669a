import * as v from 'valibot'
import type { OfficeConsult } from '@shop/contracts/services/back-office/messages'
import type { Api } from '../../platform/http/implement.ts'
import { defineJob } from '../../platform/outbox/work.ts'

/** Sends a stylist request to the back office. */
export const officeConsultUpdate = defineJob('office.consult', v.object({ consultId: v.number() }))

const FOR_OFFICE = `
  SELECT id, way, starts_at AS "startsAt", name, phone, comment, piece_url AS "pieceUrl", locale, created_at AS "createdAt"
  FROM consults WHERE id = $1`

type Row = Pick<OfficeConsult, 'id' | 'way' | 'comment' | 'pieceUrl' | 'locale'> &
  OfficeConsult['contact'] & { startsAt: Date | string | null; createdAt: Date | string }

/** Skips a request that has been deleted since. */
export function sendConsultsToOffice({ outbox, database, ports, clock }: Api) {
  outbox.handle(officeConsultUpdate, async ({ consultId }, { id }) => {
    const [row] = ports.backOffice.sendConsult ? await database.query<Row>(FOR_OFFICE, [consultId]) : []
    if (!row) return
    const { name, phone, startsAt, createdAt, ...rest } = row
    const consult: OfficeConsult = {
      ...rest,
      startsAt: startsAt && new Date(startsAt).toISOString(),
      contact: { name, phone },
      createdAt: new Date(createdAt).toISOString(),
    }
    await ports.backOffice.sendConsult?.(`consult-${id}`, consult, clock.now())
  })
}
