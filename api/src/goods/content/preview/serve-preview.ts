import { contentPreview } from '@shop/contracts/content/content-publishing'
import { implement } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { readPreviewToken } from './token.ts'
import type { PreviewApi } from '../published.ts'

/** GET /content-preview/{token}: the front door verifies a preview before showing it. */
export function servePreview(api: PreviewApi) {
  implement(api, contentPreview, async ({ params: { token } }) => {
    const preview = readPreviewToken(token, api.previewKey, api.clock.now())
    if (!preview || !(await api.published.draftOf({ cookies: { preview: token } }))) throw new Refused('PREVIEW_OVER')
    return { until: preview.until.toISOString() }
  })
}
