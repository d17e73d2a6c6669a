import { Widget, type WidgetProps } from '@shop/routing'
import { useSeen } from '#features/seen/use-seen.ts'
import styles from './gallery.module.css'

/** The place of a slide with the piece at true scale, which loads once its top was seen, or with `isSoon`. */
export function ScaleSlide({ isSoon, props }: { isSoon: boolean; props: WidgetProps['props'] }) {
  const isSeen = useSeen('[data-scale]')
  return (
    <li className={styles['scale']} data-not-printed="">
      <i data-scale="" />
      <div className="plate">{(isSeen || isSoon) && <Widget owner="mfe-catalog" widget="true-scale" props={props} />}</div>
    </li>
  )
}
