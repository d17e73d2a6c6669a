import type { CSSProperties } from 'react'
import type { DesignerStory } from '@shop/contracts/designers'
import { ResponsivePicture } from '@shop/ui'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { useTexts } from '../texts/index.ts'
import styles from './hero.module.css'

export const PHONE = '(max-width: 767px)'
export const WIDE_SIZES = '100vw'

/** The house's name on its picture; a house without a picture begins with words alone. */
export function Hero({ story: { name, lang, city, about, count, wide, portrait } }: { story: DesignerStory }) {
  const t = useTexts()
  const words = (
    <>
      <p className="eyebrow">{`${city} · ${t('pieces', { count })}`}</p>
      <h1 className="display" id="designer" lang={lang ?? undefined}>
        {name}
      </h1>
      <p className="lead">{about}</p>
    </>
  )
  if (!wide || !portrait) {
    return (
      <section className={`wrap ${styles['plain']}`} aria-labelledby="designer">
        <Breadcrumbs
          items={[
            { name: t('home'), url: '/' },
            { name: t('designers'), url: '/designers' },
          ]}
          current={name}
        />
        <div className={styles['plainWords']}>{words}</div>
      </section>
    )
  }
  return (
    <section className={styles['hero']} aria-labelledby="designer">
      <ResponsivePicture
        picture={wide}
        sources={[{ media: PHONE, picture: portrait, sizes: WIDE_SIZES }]}
        sizes={WIDE_SIZES}
        className={styles['picture']}
        priority
      />
      <div className={styles['words']} style={{ '--side': wide.color } as CSSProperties}>
        {words}
      </div>
    </section>
  )
}
