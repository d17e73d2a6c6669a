import { contentPreview } from '@shop/contracts/content/content-publishing'
import { type Api, implement } from '../../http/implement.ts'
import { Refused } from '../../http/refusal.ts'
import { readPreviewToken } from './token.ts'

/** GET /content-preview/{token}: the front door verifies a preview before showing it. */
export function servePreview(api: Api) {
  implement(api, contentPreview, async ({ params: { token } }) => {
    const preview = readPreviewToken(token, api.previewKey, api.clock.now())
    if (!preview || !(await api.published.draftOf({ cookies: { preview: token } }))) throw new Refused('PREVIEW_OVER')
    return { until: preview.until.toISOString() }
  })
}
