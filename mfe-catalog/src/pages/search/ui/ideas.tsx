import { useLocale } from '@shop/i18n'
import { ChipLink, Chips } from '@shop/ui/chip'
import { ideas } from '../texts/ideas.ts'
import { useTexts } from '../texts/index.ts'
import styles from '../page.module.css'

/** Predefined searches. */
export default function Ideas() {
  const t = useTexts()
  const names = ideas[useLocale()]
  return (
    <section className={styles['ideas']} aria-labelledby="ideas">
      <h2 className="h3" id="ideas">
        {t('ideas')}
      </h2>
      <Chips label={t('ideas')}>
        {Object.entries(names).map(([id, name]) => (
          <ChipLink key={id} to={`/search/${id}`}>
            {name}
          </ChipLink>
        ))}
      </Chips>
    </section>
  )
}
