import * as v from 'valibot'
import { defineWork } from '../outbox/work.ts'

/** The back office is told how a request for a resize or a repair stands. */
export const officeToldOfRequest = defineWork('office.request', v.object({ requestId: v.number() }))
