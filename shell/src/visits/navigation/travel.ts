import { flushSync } from 'react-dom'
import styles from './travel.module.css'

/** Like `--panel` and `--ease`. */
const TIMING = { duration: 250, easing: 'cubic-bezier(0.2, 0, 0, 1)' }

const cardPicture = (pathname: string) =>
  [...document.querySelectorAll<HTMLImageElement>(`[data-testid=product-card]:has(a[href="${pathname}"]) img`)].find((picture) => {
    const { top, bottom } = picture.getBoundingClientRect()
    return picture.complete && bottom > 0 && top < innerHeight
  })

/** A transform of the picture's copy, which lies on the page's corner. */
const lyingOn = ({ left, top, width, height }: DOMRect, place: DOMRect) =>
  `translate(${left}px, ${top}px) scale(${width / place.width}, ${height / place.height})`

/**
 * Opens a page; a product's picture moves there from its card. A copy moves, because a view transition shows the page only after it has
 * captured the last one (docs/decisions/0023).
 */
export function navigateWithPicture(pathname: string, show: () => void) {
  const picture = cardPicture(pathname)
  if (!picture || matchMedia('(prefers-reduced-motion: reduce)').matches) return show()
  const from = picture.getBoundingClientRect()
  const copy = document.createElement('div')
  copy.className = `plate ${styles['copy']}`
  copy.append(Object.assign(new Image(), { src: picture.currentSrc, alt: '' }))
  flushSync(show)
  const to = document.querySelector('main img[fetchpriority=high]')?.getBoundingClientRect()
  if (!to?.width || !to.height) return
  Object.assign(copy.style, { width: `${to.width}px`, height: `${to.height}px` })
  document.body.append(copy)
  const { dataset } = document.documentElement
  dataset['moving'] = ''
  const motion = copy.animate({ transform: [lyingOn(from, to), lyingOn(to, to)] }, TIMING)
  motion.onfinish = motion.oncancel = () => {
    copy.remove()
    delete dataset['moving']
  }
}
