import type { DesignerStory } from '@shop/contracts/catalog/designers'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { Hero } from '@shop/ui/hero'
import { useTexts } from '../texts/index.ts'
import styles from './house-hero.module.css'

/** The designer's name on a picture, or as text without one. */
export function DesignerHero({ story: { name, lang, city, about, count, wide, portrait } }: { story: DesignerStory }) {
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
    <Hero wide={wide} portrait={portrait} labelledBy="designer" className={styles['hero']} wordsClassName={styles['words']}>
      {words}
    </Hero>
  )
}
