/** What a form came to, until the next page has said it. A query could be refreshed, sent on or made up. */
export const NOTICE_COOKIE = 'notice'
export const NOTICE_SAID = `${NOTICE_COOKIE}=; Path=/; SameSite=Lax; Max-Age=0`
