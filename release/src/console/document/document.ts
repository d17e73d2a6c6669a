import type { Standing } from '../view/console-data.ts'
import { html, type Safe } from '@shop/contracts/core/text/html'
import type { Reader } from './reader.ts'
import { signInDialog } from './sign-in-dialog.ts'

export type PageName = 'releases' | 'history' | 'keys' | 'uses'

export const ADDRESSES: Record<PageName, string> = { releases: '/', history: '/history', keys: '/keys', uses: '/uses' }

const chainBadge = ({ current, brokenLinks }: Standing, { t }: Reader) => {
  if (!current) return html``
  return brokenLinks.length > 0
    ? html`<span class="badge badge--bad">${t.broken} ${brokenLinks.join(', ')}</span>`
    : html`<span class="badge badge--ok">${t.chain}</span>`
}

function account({ session, t }: Reader): Safe {
  if (!session) return html`<button type="button" class="btn btn--line" id="sign-in" data-sign-in>${t.signIn}</button>`
  const [kind = '', remote] = session.key.scope.split(':')
  const role = `${t.scope[kind as keyof typeof t.scope]}${remote ? ` ${remote}` : ''}`
  return html`<span class="rc__who">${session.who}, ${role}</span><button type="button" class="btn btn--text" id="sign-out" data-sign-out>${t.signOut}</button>`
}

/** The part of each page that says who reads it and which release it shows. Scripts read its attributes. */
const header = (page: PageName, standing: Standing, reader: Reader): Safe => {
  const { t, session, brand } = reader
  const links = (Object.keys(ADDRESSES) as PageName[]).map(
    (name) => html`<a href="${ADDRESSES[name]}"${name === page && html` aria-current="page"`}>${t.pages[name]}</a>`,
  )
  return html`<header class="rc__top"><a class="wordmark" href="/">${brand}</a><nav aria-label="${t.sections}">${links}</nav>
<div class="rc__me"><div id="me" class="rc__me" data-live data-serial="${standing.current?.serial ?? 0}"${session && html` data-csrf="${session.csrf}"`}>${chainBadge(standing, reader)}${account(reader)}</div>
<button type="button" class="icon-btn" data-theme-toggle aria-label="${t.theme}"><svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z"/></svg></button></div></header>`
}

interface Page {
  name: PageName
  standing: Standing
  body: Safe
}

/** A whole page. Regions with `data-live` are replaced when there is news. */
export function documentOf({ name, standing, body }: Page, reader: Reader): string {
  const { t, language, theme, brand } = reader
  return html`<!doctype html>
<html lang="${language}"${theme && html` data-theme="${theme}"`}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${t.pages[name]} — ${brand}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/console.css"><script type="module" src="/client/main.ts"></script></head>
<body class="rc"><a class="skip" href="#main">${t.skip}</a>${header(name, standing, reader)}
<p class="rc__offline" role="status" id="offline" data-words="${t.offline}" data-now="${t.offlineNow}" hidden></p>
<p class="vh" role="status" id="said"></p><p class="rc__trouble" role="alert" id="trouble" lang="en"></p><noscript><p class="rc__note">${t.noScript}</p></noscript>
<main id="main" tabindex="-1">${body}</main>
${signInDialog(reader)}<dialog class="sheet" id="sheet" aria-labelledby="sheet-title"></dialog></body></html>
`.safe
}
