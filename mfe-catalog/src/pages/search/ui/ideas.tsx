import { ChipLink, Chips } from '@shop/ui/chip'
import { useTexts } from '../texts/index.ts'
import styles from './ideas.module.css'

/** Predefined searches. */
const SAVED = [
  'gifts-under-10000',
  'engagement-rings',
  'pearls',
  'first-gold',
  'silver-every-day',
  'for-him',
  'coloured-stones',
  'no-size-to-guess',
] as const

export function Ideas() {
  const t = useTexts()
  return (
    <section className={styles['ideas']} aria-labelledby="ideas">
      <h2 className="h3" id="ideas">
        {t('ideas')}
      </h2>
      <Chips label={t('ideas')}>
        {SAVED.map((id) => (
          <ChipLink key={id} to={`/search/${id}`}>
            {t(id)}
          </ChipLink>
        ))}
      </Chips>
    </section>
  )
}
