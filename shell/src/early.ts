// Runs long before the rest. What the shopper submits until then is kept, and given to React once it listens.
// A click on a link needs nothing: the browser follows it.
export interface Early {
  waiting: { form: HTMLFormElement; submitter: HTMLElement | null }[]
  stop: () => void
}

const early: Early = {
  waiting: [],
  stop: () => removeEventListener('submit', keep, true),
}

const isAddition = (form: HTMLFormElement) => form.getAttribute('action') === '/do/cart/add'

function keep(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  if (!('early' in form.dataset)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  early.waiting.push({ form, submitter: event.submitter })
  event.submitter?.setAttribute('aria-busy', 'true')
  if (isAddition(form)) countUp(form)
  dispatchEvent(new Event('early'))
}

/** The answer that the shopper sees at once; React leaves this text alone while it takes the page over. */
function countUp(form: HTMLFormElement) {
  const pieces = Number(new FormData(form).get('quantity') ?? 1) || 1
  for (const count of document.querySelectorAll<HTMLElement>('[data-testid=bag-count]')) {
    count.textContent = String(Number(count.textContent) + pieces)
    // An empty bag shows no count.
    count.hidden = false
  }
}

addEventListener('submit', keep, true)
Object.assign(window, { early })
