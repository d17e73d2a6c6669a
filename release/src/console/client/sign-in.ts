import { call, CallError, isSignedIn, takeToken } from './api.ts'
import { forgetKey, importKey, keepKey, ownKey, sign, type StoredKey } from './key-store.ts'
import { refresh } from './regions.ts'

/** Proves to the console that this browser has the key; the key itself stays here. */
async function prove({ key, kid, who }: Pick<StoredKey, 'key' | 'kid' | 'who'>): Promise<number> {
  const { challenge } = await call<{ challenge: string }>('/sign-in/challenge', {})
  const signature = await sign({ key }, `release-console sign-in\n${location.origin}\n${challenge}`)
  const { csrf, seconds } = await call<{ csrf: string; seconds: number }>('/sign-in', { kid, challenge, signature, who })
  takeToken(csrf)
  return seconds
}

/** With the key of this hour, after the console was started anew. @returns whether somebody is signed in */
export async function signInAgain(): Promise<boolean> {
  const key = await ownKey()
  if (!key) return false
  try {
    await prove(key)
    return true
  } catch (error) {
    if (error instanceof CallError) await forgetKey()
    return false
  }
}

/** Signed in, with a key at hand; asks for one otherwise. Null when nobody gives one. */
export async function signedIn(): Promise<StoredKey | null> {
  const key = await ownKey()
  if (key && (isSignedIn() || (await signInAgain()))) return key
  return askForKey()
}

const dialog = () => document.getElementById('sign-in-dialog') as HTMLDialogElement
let answered: (key: StoredKey | null) => void = () => {}

export function askForKey(): Promise<StoredKey | null> {
  const form = dialog().querySelector('form')
  form?.reset()
  tell('')
  dialog().showModal()
  return new Promise((resolve) => {
    answered = resolve
  })
}

function tell(words: string) {
  const error = document.getElementById('key-error')
  const field = document.getElementById('key-text')
  if (error) error.textContent = words
  field?.setAttribute('aria-invalid', String(words !== ''))
}

function textIn(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

async function taken(form: HTMLFormElement) {
  const data = new FormData(form)
  const file = data.get('file')
  const text = file instanceof File && file.size > 0 ? await file.text() : textIn(data, 'key')
  const read = await importKey(text).catch(() => null)
  if (!read) return tell('This is no private key of releases, or this browser is too old to sign with it.')
  const who = textIn(data, 'who').trim()
  try {
    const seconds = await prove({ ...read, who })
    const key = { ...read, who, until: Date.now() + seconds * 1000 }
    await keepKey(key)
    form.reset()
    await refresh()
    // Before the dialog closes: closing means that nobody has signed in.
    answered(key)
    dialog().close()
  } catch (error) {
    tell(error instanceof CallError ? error.message : 'The console does not answer.')
  }
}

export function followSignIn() {
  let isBusy = false
  dialog().addEventListener('submit', (event) => {
    event.preventDefault()
    if (isBusy) return
    isBusy = true
    void taken(event.target as HTMLFormElement).finally(() => {
      isBusy = false
    })
  })
  dialog().addEventListener('close', () => answered(null))
}

export async function signOut() {
  await call('/sign-out', {}).catch(() => {})
  await forgetKey()
  document.getElementById('me')?.removeAttribute('data-csrf')
  await refresh()
  document.getElementById('sign-in')?.focus()
}
