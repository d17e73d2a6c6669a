import { IMPRESSION_VISIBILITY } from '@shop/contracts/core/limits'
import { cleanSearch } from '@shop/contracts/pages/routes'
import type { CardOnScreen } from '@shop/contracts/events/screen-events'

const CARD = 'article[data-item]'

/** The list of a card is its area. */
const listOf = (card: Element) => card.closest('[data-area]')
const nameOf = (list: Element | null) => `${list?.getAttribute('data-owner') ?? 'shell'}/${list?.getAttribute('data-area') ?? ''}`

function read(card: Element): CardOnScreen {
  const all = [...(listOf(card) ?? document).querySelectorAll(CARD)]
  return {
    itemId: card.getAttribute('data-item') ?? '',
    name: card.querySelector('h2, h3')?.textContent ?? '',
    position: all.indexOf(card),
  }
}

/** New filters make a new list; its next page does not. */
function viewOf() {
  const query = new URLSearchParams(cleanSearch(location.search))
  query.delete('page')
  return `${location.pathname}?${query.toString()}`
}

export interface CardWatch {
  /** After navigation, visible cards of another list count as seen again. */
  again: () => void
  stop: () => void
}

export function watchCards(
  seen: (view: { list: string; cards: CardOnScreen[] }) => void,
  chosen: (choice: { list: string; card: CardOnScreen }) => void,
): CardWatch {
  const views = new WeakMap<Node, { view: string; told: Set<string> }>()
  /** Reported cards of a list in the current view. */
  function toldOf(card: Element) {
    const list = listOf(card) ?? document
    const view = viewOf()
    const known = views.get(list)
    if (known?.view === view) return known.told
    const told = new Set<string>()
    views.set(list, { view, told })
    return told
  }
  function isFresh(card: Element) {
    const told = toldOf(card)
    const id = card.getAttribute('data-item') ?? ''
    return !told.has(id) && told.add(id)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      // The observer's first report comes at any visibility.
      const fresh = entries.filter(
        ({ isIntersecting, intersectionRatio, target }) =>
          isIntersecting && intersectionRatio >= IMPRESSION_VISIBILITY && target.isConnected && isFresh(target),
      )
      for (const [list, cards] of Map.groupBy(fresh, ({ target }) => nameOf(listOf(target))))
        seen({ list, cards: cards.map(({ target }) => read(target)) })
    },
    { threshold: IMPRESSION_VISIBILITY },
  )
  const observe = (root: ParentNode) => {
    for (const card of root.querySelectorAll(CARD)) observer.observe(card)
  }
  const arrivals = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue
      if (node.matches(CARD)) observer.observe(node)
      observe(node)
    }
  })
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    const card = link?.closest(CARD)
    // The "new" tag links to a list; a swatch changes its card in place.
    if (card && link?.getAttribute('href') !== '/catalog/new' && !link?.hasAttribute('data-in-place'))
      chosen({ list: nameOf(listOf(card)), card: read(card) })
  }
  arrivals.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('click', follow, true)
  observe(document)
  let [path, view] = [location.pathname, viewOf()]
  return {
    again() {
      // Cards of the previous page may still be in the DOM.
      const isSamePage = path === location.pathname && view !== viewOf()
      ;[path, view] = [location.pathname, viewOf()]
      if (!isSamePage) return
      observer.disconnect()
      observe(document)
    },
    stop() {
      observer.disconnect()
      arrivals.disconnect()
      document.removeEventListener('click', follow, true)
    },
  }
}
