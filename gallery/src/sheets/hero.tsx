import { ButtonLink } from '@shop/ui'
import { Hero } from '@shop/ui/hero'
import type { Sheet } from '../sheet.ts'
import styles from './hero.module.css'

export const sheet: Sheet = {
  isWide: true,
  states: ({ say, picture }) => ({
    default: (
      <Hero wide={picture('banners/main')} portrait={picture('banners/main-portrait')} labelledBy="hero" className={styles['hero']}>
        <h3 id="hero" className="display">
          {say('Зимний свет', 'Winter light')}
        </h3>
        <p className="lead">
          {say('Бриллианты и белое золото: украшения к длинным вечерам.', 'Diamonds and white gold: pieces for long evenings.')}
        </p>
        <ButtonLink to="/catalog/new">{say('Смотреть', 'See them')}</ButtonLink>
      </Hero>
    ),
  }),
}
