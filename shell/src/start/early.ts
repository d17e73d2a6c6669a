import { pause } from '../loading/pause.ts'
import type { Early } from './early-state.ts'
import { whenSeen } from './first-paint.ts'

// Runs long before the rest. What the shopper submits until then is kept, and given to React once it listens.
// A click on a link needs nothing: the browser follows it.

const early: Early = {
  waiting: [],
  stop: () => removeEventListener('submit', keep, true),
  responses: {},
  errors: [],
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
  early.waiting.push({ form, submitter, data })
  submitter?.setAttribute('aria-busy', 'true')
  if (isAddition(form)) countUp(data)
  dispatchEvent(new Event('early'))
}

/** The answer that the shopper sees at once; React leaves this text alone while it takes the page over. */
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
    'POST /backend/pd/frontend/common_data': fetch('/backend/pd/frontend/common_data', { method: 'POST', credentials, headers, body }),
  }
  for (const response of Object.values(early.responses)) response.catch(() => {}) // whoever takes it asks again
}

/** The code must not take the line from what is painted first; it waits in the document. */
async function loadCode() {
  await whenSeen()
  const code = document.querySelector<HTMLTemplateElement>('#shell-code')
  if (!code) return
  askShopper()
  const elements = document.importNode(code.content, true)
  while (elements.firstElementChild) {
    await pause() // ten requests in one task keep a slow phone busy for 60 ms and more
    document.head.append(elements.firstElementChild)
  }
}

addEventListener('submit', keep, true)
addEventListener('error', ({ error }) => early.errors.push(error))
addEventListener('unhandledrejection', ({ reason }) => early.errors.push(reason))
void loadCode()
Object.assign(window, { early })
// Pages leave room for what only this browser knows, before it is drawn. Last here: a browser may forbid its storage.
if (Object.keys(localStorage).some((key) => key.startsWith('viewed:'))) document.documentElement.dataset['viewed'] = ''
