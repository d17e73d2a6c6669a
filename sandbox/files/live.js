// Updates the page without a reload; keeps opened mails and focused forms.
const take = async () => {
  const response = await fetch(location.href, { headers: { accept: 'text/html' } })
  const next = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const section of document.querySelectorAll('main section')) {
    const fresh = next.getElementById(section.id)
    const isBusy = section.contains(document.activeElement) && document.activeElement.matches('input, select, textarea')
    if (!fresh || isBusy || isSame(section, fresh)) continue
    const open = new Set([...section.querySelectorAll('details[open]')].map((details) => details.dataset.keep))
    for (const details of fresh.querySelectorAll('details')) details.open = open.has(details.dataset.keep)
    const focused = section.contains(document.activeElement) ? document.activeElement.closest('[data-keep]')?.dataset.keep : null
    section.replaceWith(fresh)
    if (focused) fresh.querySelector(`[data-keep="${focused}"] summary, button[data-keep="${focused}"]`)?.focus()
    const news = document.querySelector('[data-news]')
    news.textContent = ''
    news.textContent = news.dataset.text
  }
  for (const count of document.querySelectorAll('[data-count]')) {
    count.textContent = next.querySelector(`[data-count="${count.dataset.count}"]`)?.textContent ?? count.textContent
  }
}

const isSame = (one, other) => {
  const bare = (section) => section.innerHTML.replace(/(<details[^>]*?) open(="")?/g, '$1')
  return bare(one) === bare(other)
}

const changes = new EventSource('/changes')
changes.addEventListener('message', () => void take())
// Catches changes between rendering and this line.
changes.addEventListener('open', () => void take())
