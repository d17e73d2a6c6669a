import * as v from 'valibot'
import { defineJob } from '../../platform/outbox/work.ts'

/** Sends the state of a resize or repair request to the back office. */
export const officeRequestUpdate = defineJob('office.request', v.object({ requestId: v.number() }))
