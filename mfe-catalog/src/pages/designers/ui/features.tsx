import type { DesignerLine } from '@shop/contracts/catalog/designers'
import { Link } from '@shop/routing'
import { ResponsivePicture } from '@shop/ui'
import styles from './features.module.css'

const DESKTOP = '(min-width: 1440px) 453px, (min-width: 768px) 32vw'
export const FEATURE_SIZES = `${DESKTOP}, 50vw`
/** On phones every third takes a whole row. */
const WIDE_SIZES = `${DESKTOP}, 100vw`
const IN_ROW = 3

/** Featured designers, each with a piece. */
export const Features = ({ designers }: { designers: readonly DesignerLine[] }) => (
  <ul className={styles['features']}>
    {designers.map(
      ({ name, url, lang, craft, picture }, index) =>
        picture && (
          <li key={url}>
            <div className="plate">
              <ResponsivePicture
                picture={picture}
                sizes={index % IN_ROW === IN_ROW - 1 ? WIDE_SIZES : FEATURE_SIZES}
                priority={index === 0 || 'eager'}
              />
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
