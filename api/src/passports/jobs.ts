import * as v from 'valibot'
import { defineWork } from '../outbox/work.ts'

/** Sends the state of a resize or repair request to the back office. */
export const officeToldOfRequest = defineWork('office.request', v.object({ requestId: v.number() }))
