import type { ContentBlock } from '@shop/contracts/content/content'
import { Html } from '@shop/ui'
import { Hero } from '@shop/ui/hero'
import { isOver } from '../time-left.ts'
import { useMoment } from '../use-moment.ts'
import { Action } from './join/action.tsx'
import styles from './landing-hero.module.css'

type HeroBlock = Extract<ContentBlock, { kind: 'hero' }>
type CountdownBlock = Extract<ContentBlock, { kind: 'countdown' }>

/** The first section with the page heading; shows when the countdown is over. */
export function LandingHero({ hero, countdown }: { hero: HeroBlock; countdown: CountdownBlock | null }) {
  const endsAt = countdown?.endsAt ?? null
  const over = isOver(endsAt, useMoment(endsAt)) ? countdown?.over : null
  const { title, html, actions } = over ?? { title: hero.title, html: hero.html, actions: hero.action ? [hero.action] : [] }
  return (
    <Hero
      wide={hero.wide}
      portrait={hero.portrait}
      labelledBy={hero.id}
      className={`${styles['hero']} ${styles[hero.look]}`}
      wordsClassName={styles['words'] ?? ''}
    >
      {hero.eyebrow && <p className={`eyebrow ${styles['eyebrow']}`}>{hero.eyebrow}</p>}
      <h1 className="display" id={hero.id}>
        {title}
      </h1>
      <Html html={html} className="lead" />
      {actions.length > 0 && (
        <div className={styles['actions']}>
          {actions.map((action, index) => (
            <Action key={action.url} action={action} look={index === 0 ? 'main' : 'line'} />
          ))}
        </div>
      )}
    </Hero>
  )
}
