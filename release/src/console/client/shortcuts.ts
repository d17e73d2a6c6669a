import { isSignedIn } from './api.ts'
import { signedIn } from './sign-in.ts'

const OFF = 'shortcuts-off'

const rows = () => [...document.querySelectorAll<HTMLElement>('.rt__row')]
const selected = () => rows().find((row) => row.ariaSelected === 'true')
const selectedName = () => selected()?.dataset['area'] ?? ''
const linkOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('a[data-open]')

function move(step: number) {
  const all = rows()
  const current = selected()
  const next = all[(current ? all.indexOf(current) : -1) + step]
  linkOf(next)?.click()
}

/** Signs in first, where nobody has: at night it is one key and then the reason. */
async function press(find: () => HTMLElement | null) {
  if (!isSignedIn() && !(await signedIn())) return
  find()?.click()
}

/** By the place of a key, so that they work in every layout. */
const KEYS: Record<string, () => void> = {
  KeyJ: () => move(1),
  KeyK: () => move(-1),
  KeyR: () => void press(() => document.getElementById(`rollback-${selectedName()}`)),
  KeyL: () => void press(() => document.querySelector(`[id="lock-${selectedName()}"], [id="unlock-${selectedName()}"]`)),
  KeyC: () => document.getElementById('candidates')?.focus(),
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea, [contenteditable]')

export function followShortcuts() {
  const box = document.getElementById('shortcuts') as HTMLInputElement | null
  if (!box) return
  try {
    box.checked = localStorage.getItem(OFF) === null
  } catch {
    // No storage: they are on.
  }
  box.addEventListener('change', () => {
    try {
      if (box.checked) localStorage.removeItem(OFF)
      else localStorage.setItem(OFF, '1')
    } catch {
      // Holds for this page.
    }
  })
  document.addEventListener('keydown', (event) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    const act = KEYS[event.code]
    if (!act || !box.checked || isModified || event.repeat || isTyping(event.target) || document.querySelector('dialog[open]')) return
    // The letter must not land in the field that gets the focus.
    event.preventDefault()
    act()
  })
}
