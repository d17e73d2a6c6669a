import { cleanUp } from '../platform/clock/rounds.ts'
import { plugin, type Api } from '../platform/http/implement.ts'
import type { PublishedApi } from '../goods/content/published.ts'
import { deleteOldCaptchas, serveCaptcha } from './guards/captcha/captcha.ts'
import { deleteOldAttempts } from './guards/limits.ts'
import { serveMarketing } from './marketing/marketing.ts'
import { serveCommonData, type ReadBag } from './session/common-data.ts'
import type { MenuParts } from './session/menu.ts'
import { forgetOldPhones } from './session/confirmed-phone.ts'
import { deleteIdleSessions } from './session/idle.ts'
import { serveToken, type OnVisit } from './session/token.ts'

interface SessionApi extends PublishedApi, Pick<MenuParts, 'catalogue'> {
  onVisit: OnVisit
  readBag: ReadBag
}

export const session = plugin('session', (api: SessionApi) => {
  serveToken(api, api.onVisit)
  serveCommonData(api, api.readBag)
  cleanUp(api, 'idle sessions', () => api.database.transaction((connection) => deleteIdleSessions(connection, api.clock)))
  cleanUp(api, 'confirmed phones', () => forgetOldPhones(api.database, api.clock))
})

export const guards = plugin('guards', (api: Api) => {
  serveCaptcha(api)
  cleanUp(api, 'captchas', () => deleteOldCaptchas(api.database, api.clock))
  cleanUp(api, 'attempts', () => deleteOldAttempts(api.database, api.clock))
})

export const marketing = plugin('marketing', serveMarketing)
