import { useEffect, useRef, useState } from 'react'
import { Widget, type WidgetProps } from '@shop/routing'
import styles from './gallery.module.css'

/** The place of a slide with the piece at true scale, which loads once it is near, or with `isSoon`. */
export function ScaleSlide({ isSoon, props }: { isSoon: boolean; props: WidgetProps['props'] }) {
  const place = useRef<HTMLLIElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), { rootMargin: '50%' })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <li ref={place} className={styles['scale']} data-not-printed="">
      <div className="plate">{(isNear || isSoon) && <Widget owner="mfe-catalog" widget="true-scale" props={props} />}</div>
    </li>
  )
}
