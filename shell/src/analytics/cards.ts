import { IMPRESSION_VISIBILITY } from '@shop/contracts/limits'
import type { CardOnScreen } from '@shop/contracts/screen-events'

const CARD = 'article[data-item]'

/** The area that holds a card is its list. */
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

export interface CardWatch {
  /** Another view of the lists: what is on screen is seen again. */
  again: () => void
  stop: () => void
}

export function watchCards(
  seen: (view: { list: string; cards: CardOnScreen[] }) => void,
  chosen: (choice: { list: string; card: CardOnScreen }) => void,
): CardWatch {
  let told = new Set<string>()
  const observer = new IntersectionObserver(
    (entries) => {
      const fresh = entries.filter(({ isIntersecting, intersectionRatio, target }) => {
        const key = `${nameOf(listOf(target))} ${target.getAttribute('data-item')}`
        // The first report of a card comes at any share of it.
        if (!isIntersecting || intersectionRatio < IMPRESSION_VISIBILITY || told.has(key)) return false
        told.add(key)
        return true
      })
      for (const [list, cards] of Map.groupBy(fresh, ({ target }) => nameOf(listOf(target))))
        seen({ list, cards: cards.map(({ target }) => read(target)) })
    },
    { threshold: IMPRESSION_VISIBILITY },
  )
  const observe = (root: ParentNode) => {
    for (const card of root.querySelectorAll(CARD)) observer.observe(card)
  }
  const arrivals = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (node.matches(CARD)) observer.observe(node)
        observe(node)
      }
    }
  })
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    const card = link?.closest(CARD)
    // The "new" tag of a card leads to a list.
    if (card && link?.getAttribute('href') !== '/catalog/new') chosen({ list: nameOf(listOf(card)), card: read(card) })
  }
  arrivals.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('click', follow, true)
  observe(document)
  return {
    again() {
      told = new Set()
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
