import { Widget, type WidgetProps } from '@shop/routing'
import { useSeen } from '#features/seen/use-seen.ts'
import styles from './gallery.module.css'

/** The piece at true scale, which loads once the place of its slide was seen, or with `isSoon`. */
export function ScaleSlide({ isSoon, props }: { isSoon: boolean; props: WidgetProps['props'] }) {
  const isSeen = useSeen('[data-scale]')
  return (
    <li className={styles['scale']} data-not-printed="">
      <i data-scale="" />
      <div className="plate">{(isSeen || isSoon) && scaleOf(props)}</div>
    </li>
  )
}

/** Its content, for the row and the viewer. */
export const scaleOf = (props: WidgetProps['props']) => (
  <Widget owner="mfe-catalog" widget="true-scale" props={props} key={String(props?.['isWorn'])} />
)
