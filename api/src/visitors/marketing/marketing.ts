import type { Api } from '../../platform/http/implement.ts'
import { serveConsent } from './consent.ts'
import { deliverOperations } from './tell.ts'
import { serveViews } from './views.ts'

/** The marketing platform: consents, operations and their delivery. */
export function serveMarketing(api: Api) {
  serveConsent(api)
  serveViews(api)
  deliverOperations(api)
}
