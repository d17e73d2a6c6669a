import { Widget, type WidgetProps } from '@shop/routing'
import { useNear } from './use-near.ts'
import styles from './gallery.module.css'

/** The place of a slide with the piece at true scale, which loads once it is near, or with `isSoon`. */
export function ScaleSlide({ isSoon, props }: { isSoon: boolean; props: WidgetProps['props'] }) {
  const [place, isNear] = useNear<HTMLLIElement>()
  return (
    <li ref={place} className={styles['scale']} data-not-printed="">
      <div className="plate">{(isNear || isSoon) && <Widget owner="mfe-catalog" widget="true-scale" props={props} />}</div>
    </li>
  )
}
