import { readCookie } from '@shop/http'
import { useUnit } from 'effector-react'
import { useSyncExternalStore } from 'react'
import { appLink } from '@shop/contracts/pages/app-link'
import { ATTRIBUTION_COOKIE, readAttribution } from '@shop/contracts/marketing/attribution'
import { $brand } from '@shop/session'

const CAMPAIGN = 'mobile-app'
const never = () => () => {}

/** The link with this visit's attribution; without it on the server, whose documents are cached. */
export function useAppLink() {
  const { link } = useUnit($brand).app
  return useSyncExternalStore(
    never,
    () => appLink(link, readAttribution(readCookie(ATTRIBUTION_COOKIE)), CAMPAIGN),
    () => appLink(link, null, CAMPAIGN),
  )
}
