import type { DesignerLine } from '@shop/contracts/catalog/designers'
import { Link } from '@shop/routing'
import { ResponsivePicture } from '@shop/ui'
import styles from './features.module.css'

export const FEATURE_SIZES = '(min-width: 1440px) 453px, (min-width: 768px) 33vw, 50vw'

/** Featured designers, each with a piece. */
export const Features = ({ designers }: { designers: readonly DesignerLine[] }) => (
  <ul className={styles['features']}>
    {designers.map(
      ({ name, url, lang, craft, picture }, index) =>
        picture && (
          <li key={url}>
            <div className="plate">
              <ResponsivePicture picture={picture} sizes={FEATURE_SIZES} priority={index === 0 || 'eager'} />
            </div>
            <p className={styles['caption']}>
              <Link to={url} className="h3" lang={lang ?? undefined}>
                {name}
              </Link>
              <span>{craft}</span>
            </p>
          </li>
        ),
    )}
  </ul>
)
