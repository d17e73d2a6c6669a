import { call, isSignedIn } from './api.ts'
import { followNews } from './follow-news.ts'
import { ownKey } from './key-store.ts'
import { refresh } from './regions.ts'
import { followSheet, openSheet } from './sheet.ts'
import { followShortcuts } from './shortcuts.ts'
import { askForKey, followSignIn, signedIn, signOut } from './sign-in.ts'

const DARK = '(prefers-color-scheme: dark)'
const YEAR_SECONDS = 31_536_000

function switchTheme() {
  const root = document.documentElement
  const isDark = root.dataset['theme'] ? root.dataset['theme'] === 'dark' : matchMedia(DARK).matches
  root.dataset['theme'] = isDark ? 'light' : 'dark'
  // The server writes it into the next page, so that nothing flashes.
  document.cookie = `theme=${root.dataset['theme']}; path=/; max-age=${YEAR_SECONDS}; samesite=strict`
}

async function openArea(link: HTMLAnchorElement) {
  history.replaceState(null, '', link.href)
  await refresh()
  const name = new URL(link.href).searchParams.get('area')
  const row = document.getElementById(`area-${name}`)
  row?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

/** The tab opens at once: after a wait a browser would take it for an advertisement. */
async function preview({ name, version }: DOMStringMap) {
  const tab = window.open('', '_blank')
  try {
    if (!(await signedIn())) return tab?.close()
    const { address } = await call<{ address: string }>('/preview', { name, version })
    if (!tab) return location.assign(address)
    tab.opener = null
    tab.location.href = address
  } catch (error) {
    tab?.close()
    const trouble = document.getElementById('trouble')
    if (trouble) trouble.textContent = (error as Error).message
  }
}

function pressed(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('button, a') : null
  if (!target) return
  const { dataset } = target
  if ('themeToggle' in dataset) switchTheme()
  else if ('signIn' in dataset) void askForKey()
  else if ('signOut' in dataset) void signOut()
  else if ('close' in dataset) target.closest('dialog')?.close()
  else if (dataset['do'] === 'preview') void preview(dataset)
  else if (dataset['do']) void openSheet(target)
  else if ('open' in dataset && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault()
    void openArea(target as HTMLAnchorElement)
  }
}

document.addEventListener('click', pressed)
followSignIn()
followSheet()
followShortcuts()
followNews()
// A link from another site comes without the cookie, and a call of the page with it.
if (!isSignedIn() && (await ownKey())) await refresh()
