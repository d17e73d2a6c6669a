import * as effector from 'effector'
import * as effectorReact from 'effector-react'
import * as i18next from 'i18next'
import * as react from 'react'
import * as reactDom from 'react-dom'
import * as jsx from 'react/jsx-runtime'
import * as events from '@shop/events'
import * as http from '@shop/http'
import * as i18n from '@shop/i18n'
import * as routing from '@shop/routing'
import * as session from '@shop/session'
import * as ui from '@shop/ui'

/** Shared modules for remotes, on both sides. The list is in shared/build/shared.mjs. */
export const modules: Record<string, object> = {
  react,
  'react-dom': reactDom,
  'react/jsx-runtime': jsx,
  effector,
  'effector-react': effectorReact,
  i18next,
  '@shop/session': session,
  '@shop/events': events,
  '@shop/http': http,
  '@shop/i18n': i18n,
  '@shop/ui': ui,
  '@shop/routing': routing,
}
