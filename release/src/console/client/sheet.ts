import { call, CallError } from './api.ts'
import { sign, type StoredKey } from './key-store.ts'
import { refresh, say } from './regions.ts'
import { signedIn, signInAgain } from './sign-in.ts'

const dialog = () => document.getElementById('sheet') as HTMLDialogElement
const byId = (id: string) => document.getElementById(id)
/** Id of the button that opened the sheet: its element may be a new one when the sheet closes. */
let opener = ''

async function contentOf(request: Record<string, string>): Promise<Document | null> {
  const address = `/sheet?${new URLSearchParams(request)}`
  let response = await fetch(address)
  if (response.status === 401 && (await signInAgain())) response = await fetch(address)
  return response.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : null
}

/** Shows what an action changes, and asks for the reason. */
export async function openSheet({ dataset, id }: HTMLElement): Promise<void> {
  if (dialog().open || !(await signedIn())) return
  const { do: does = '', name = '', version = '', share = '' } = dataset
  const content = await contentOf({ do: does, name, version, share }).catch(() => null)
  if (!content || dialog().open) return
  opener = id
  dialog().replaceChildren(...content.body.childNodes)
  dialog().showModal()
  // A phone's keyboard would cover what is to be read first.
  byId(matchMedia('(pointer: coarse)').matches ? 'sheet-title' : 'sheet-why')?.focus()
}

/** Somebody else has released what this sheet is about: the console refuses, and it is said before. */
export function warnOfNews(serial: number, changed: readonly string[]) {
  const seen = Number(dialog().querySelector<HTMLInputElement>('[name=seen]')?.value)
  const news = byId('sheet-news')
  const name = dialog().querySelector<HTMLInputElement>('[name=name]')?.value
  const isAbout = changed.some((target) => target === name || target.startsWith(`${name}@`))
  if (dialog().open && news && !isFinished() && serial > seen && isAbout) news.hidden = false
}

const isFinished = () => dialog().querySelector('[data-sign]')?.hasAttribute('hidden') ?? true

function tell(words: string, isBad: boolean) {
  const said = byId('sheet-said')
  if (!said) return
  said.textContent = words
  said.hidden = words === ''
  said.classList.toggle('note--danger', isBad)
}

function tellWhy(words: string) {
  const error = byId('sheet-why-error')
  if (error) error.textContent = words
  byId('sheet-why')?.setAttribute('aria-invalid', String(words !== ''))
  if (words) byId('sheet-why')?.focus()
}

function fieldsOf(form: HTMLFormElement): Record<string, unknown> {
  const { anyway, seen, ...fields } = Object.fromEntries(new FormData(form))
  // The end of a canary goes back to what is active.
  if (form.querySelector('[data-ends-canary]:checked')) delete fields['version']
  return { ...fields, seen: Number(seen), anyway: anyway === 'on' }
}

interface Result {
  words: string
  notes: string[]
  isServed: boolean
}

/** The console prepares the release, this browser signs it, the console verifies and writes it. */
async function release(form: HTMLFormElement, key: StoredKey): Promise<Result> {
  const fields = fieldsOf(form)
  const prepare = () => call<{ id: string; input: string }>('/actions/prepare', fields)
  const { id, input } = await prepare().catch(async (error: unknown) => {
    if (error instanceof CallError && error.status === 401 && (await signInAgain())) return prepare()
    throw error
  })
  return call<Result>('/actions/sign', { id, signature: await sign(key, input) })
}

function finish({ words, notes, isServed }: Result) {
  tell([words, ...notes.map((note) => `Note: ${note}`)].join('\n'), !isServed)
  tellWhy('')
  const news = byId('sheet-news')
  if (news) news.hidden = true
  dialog().querySelector('[data-sign]')?.setAttribute('hidden', '')
  const close = dialog().querySelector<HTMLElement>('[data-close]')
  if (close) close.textContent = close.dataset['after'] ?? ''
  byId('sheet-said')?.focus()
  say(words)
}

function fail(form: HTMLFormElement, error: unknown) {
  if (!(error instanceof CallError)) return tell(form.dataset['noAnswer'] ?? '', true)
  if (error.field === 'why') return tellWhy(error.message)
  tell(error.message, true)
  const anyway = byId('sheet-anyway')
  if (anyway && error.message.includes('--anyway')) anyway.hidden = false
}

async function submitted(form: HTMLFormElement) {
  const why = form.querySelector<HTMLInputElement>('[name=why]')
  const isMissing = why?.required === true && why.value.trim() === ''
  tellWhy(isMissing ? (form.dataset['whyMissing'] ?? '') : '')
  if (isMissing) return
  tell('', false)
  const key = await signedIn()
  if (!key) return
  try {
    finish(await release(form, key))
    await refresh()
  } catch (error) {
    fail(form, error)
  }
}

export function followSheet() {
  let isBusy = false
  dialog().addEventListener('submit', (event) => {
    event.preventDefault()
    if (isBusy || isFinished()) return
    isBusy = true
    const button = dialog().querySelector('[data-sign]')
    button?.setAttribute('aria-busy', 'true')
    void submitted(event.target as HTMLFormElement).finally(() => {
      isBusy = false
      button?.removeAttribute('aria-busy')
    })
  })
  dialog().addEventListener('close', () => {
    dialog().replaceChildren()
    const back = byId(opener) ?? document.querySelector<HTMLElement>('.rt__row[aria-selected] a') ?? byId('main')
    back?.focus({ preventScroll: true })
  })
}
