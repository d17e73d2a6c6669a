import { readServerTime } from '@shop/contracts/core/time/clock'
import { FAILURE_REPORTS, type FailureInBrowser } from '@shop/contracts/reports/failure-report'
import { storedKeys } from '@shop/http/storage'
import { pause } from '../../platform/tasks/pause.ts'
import type { Early } from '../../platform/hydration/early-state.ts'
import { whenSeen } from '../first-paint.ts'

// Runs before everything else. Queues form submissions and presses of buttons and links of popups until React replays them. Other links navigate natively.

/** A shell that goes on after an error hydrates within this time. */
const HYDRATION_MS = 5000
let isTold = false

/** Areas of the server's HTML that are hydrated later. */
const waiting = new WeakSet<Element>()

const early: Early = {
  waiting: [],
  pressed: new Set(),
  isHydrated: false,
  stop() {
    removeEventListener('submit', keep, true)
    for (const area of document.querySelectorAll('[data-area]:not([data-live])')) waiting.add(area)
    early.isHydrated = true
  },
  responses: {},
  errors: [],
}

/** An error of the shell, or a script of it that did not come: tells when it leaves the page without its code, or with nothing on it. */
function watchShell(failed: Partial<Error & HTMLScriptElement> | null) {
  early.errors.push(failed)
  // Who threw stands first.
  const [, name, version] = /\/a\/(.+?)\/(.+?)\//.exec(`${failed?.stack ?? failed?.src}`) ?? []
  if (name !== 'shell') return
  setTimeout(() => {
    const { isHydrated } = early
    if (isTold || (isHydrated && document.querySelector('#root > *'))) return
    isTold = true
    const kind = isHydrated ? 'blank' : failed?.stack && failed.name !== 'ChunkLoadError' ? 'start' : 'load'
    navigator.sendBeacon(FAILURE_REPORTS, `${kind satisfies FailureInBrowser} shell@${version}`)
  }, HYDRATION_MS)
}

const isAddition = (form: HTMLFormElement) => form.getAttribute('action') === '/do/cart/add'

function keep(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  if (!('early' in form.dataset)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const submitter = event.submitter as HTMLButtonElement | null
  const data = new FormData(form)
  if (submitter?.name) data.set(submitter.name, submitter.value)
  if (isAddition(form) && early.waiting.some((one) => one.data.get('sku_id') === data.get('sku_id') && isAddition(one.form))) return
  early.waiting.push({ form, submitter, data })
  submitter?.setAttribute('aria-busy', 'true')
  if (isAddition(form)) countUp(data)
  dispatchEvent(new Event('early'))
}

/** What the browser does by itself needs no code. */
const NEED_CODE = 'button[type=button]:enabled:not([popovertarget], [commandfor]), a[aria-haspopup]'

/** React drops a click on what it has not hydrated yet: the whole page, or an area whose code is on its way. */
function press(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement & { href?: string }>(NEED_CODE) : null
  // With a key a link opens elsewhere.
  if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return
  const area = button.closest('[data-area]')
  // The first page is live before the shell is.
  if (area?.matches('[data-live], [data-left]') || (early.isHydrated && !(area && waiting.has(area)))) return
  event.preventDefault()
  event.stopImmediatePropagation()
  early.pressed.add(button)
  const { href } = button
  // Without code it leads to the page that says the same.
  if (href) setTimeout(() => early.pressed.has(button) && location.assign(href), HYDRATION_MS)
  button.setAttribute('aria-busy', 'true')
  dispatchEvent(new Event('early'))
}

/** Optimistic text; React keeps it during hydration. */
function countUp(data: FormData) {
  const pieces = Number(data.get('quantity') ?? 1) || 1
  for (const count of document.querySelectorAll<HTMLElement>('[data-testid=bag-count]')) {
    count.textContent = String(Number(count.textContent) + pieces)
    count.style.setProperty('--digits', String(count.textContent.length))
    delete count.dataset['empty']
  }
}

function askShopper() {
  const credentials = 'same-origin'
  const body = JSON.stringify({ path: location.pathname })
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  early.responses = {
    'GET /backend/token': fetch('/backend/token', { credentials }),
    'POST /backend/pd/frontend/common_data': fetch('/backend/pd/frontend/common_data', { method: 'POST', credentials, headers, body }).then(
      (response) => {
        readServerTime(response.headers.get('date'))
        return response
      },
    ),
  }
  for (const response of Object.values(early.responses)) response.catch(() => {}) // the caller retries
}

/** Main code is fetched after first paint, to keep bandwidth for it. */
async function loadCode() {
  await whenSeen()
  const code = document.querySelector<HTMLTemplateElement>('#shell-code')
  if (!code) return
  askShopper()
  const elements = document.importNode(code.content, true)
  while (elements.firstElementChild) {
    await pause() // ten requests in one task block a slow phone for over 60 ms
    document.head.append(elements.firstElementChild)
  }
}

addEventListener('submit', keep, true)
addEventListener('click', press, true)
// In the capture phase also for scripts, whose errors do not bubble.
addEventListener('error', ({ error, target }) => watchShell(error ?? target), true)
addEventListener('unhandledrejection', ({ reason }) => watchShell(reason))
void loadCode()
Object.assign(window, { early })
// Reserves space for browser-only content.
if (storedKeys().some((key) => key.startsWith('viewed:'))) document.documentElement.dataset['viewed'] = ''
