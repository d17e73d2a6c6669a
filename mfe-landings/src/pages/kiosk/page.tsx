import { useMemo } from 'react'
import { useUnit } from 'effector-react'
import { Widget } from '@shop/routing'
import { Html, ResponsivePicture } from '@shop/ui'
import { Skeleton } from '@shop/ui/states'
import { $kiosk, $visitor, visitorLeft } from './model.ts'
import { useVisitorLeft } from './use-visitor-left.ts'
import styles from './page.module.css'

/** Kiosk: a picture and a form that is reset for each visitor. */
export function KioskPage() {
  const { page, visitor, left } = useUnit({ page: $kiosk, visitor: $visitor, left: visitorLeft })
  useVisitorLeft(left)
  const props = useMemo(() => ({ place: 'tablet' }), [])
  // Loading: the shell shows progress.
  if (!page) return null
  const hero = page.blocks.find((block) => block.kind === 'hero')
  return (
    <div className={styles['kiosk']}>
      {hero && <ResponsivePicture picture={hero.portrait} sizes="(min-width: 900px) 50vw, 100vw" className={styles['picture']} priority />}
      <div className={styles['side']}>
        {hero && (
          <header className={styles['words']}>
            <h1 className="display">{hero.title}</h1>
            <Html html={hero.html} className="lead" />
          </header>
        )}
        <Widget key={visitor} owner="mfe-landings" widget="subscription" props={props} waiting={<Skeleton height="430px" />} />
      </div>
    </div>
  )
}
