import { memo } from 'react'
import type { Banner } from '@shop/contracts/content/main-page'
import { Link } from '@shop/routing'
import { ResponsivePicture } from '@shop/ui'
import { rowsOf } from '../../rows.ts'
import { useTexts } from '../../texts/index.ts'
import styles from './banners.module.css'

const THIRD = '(min-width: 1440px) 453px, (min-width: 768px) 31vw'
const HALF = '(min-width: 1440px) 680px, (min-width: 768px) 47vw'
// A wide picture cropped to 3:2 on phones is rendered larger than its box.
const WHOLE = '(min-width: 1440px) 1360px, (min-width: 768px) 94vw, 134vw'

/** On phones two stand side by side, and a third below takes the whole row. */
const sizesOf = (index: number, count: number) => (count === 1 ? WHOLE : `${count === 2 ? HALF : THIRD}, ${index === 2 ? '100vw' : '50vw'}`)

/** Rows of 3, 3 and the rest; a single banner takes the full width. */
export const Banners = memo(function Banners({ banners }: { banners: readonly Banner[] }) {
  const t = useTexts()
  return (
    <section className="section wrap" aria-labelledby="banners">
      <div className="head">
        <h2 className="h2" id="banners">
          {t('banners')}
        </h2>
      </div>
      <div className={styles['tray']}>
        {rowsOf(banners).map((row) => (
          <ul key={row[0]?.url} className={`${row.length === 1 ? styles['alone'] : styles['row']} far`}>
            {row.map((banner, index) => (
              <li key={banner.url + banner.title} className={styles['banner']}>
                <span className={`plate ${styles['picture']}`}>
                  <ResponsivePicture picture={banner.picture} sizes={sizesOf(index, row.length)} alt="" />
                </span>
                <div className={styles['caption']}>
                  <h3 className="h3">
                    <Link to={banner.url}>{banner.title}</Link>
                  </h3>
                  <p>{banner.text}</p>
                </div>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  )
})
