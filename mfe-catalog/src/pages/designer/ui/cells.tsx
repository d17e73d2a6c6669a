import type { DesignerStory } from '@shop/contracts/catalog/designers'
import { money, useLocale } from '@shop/i18n'
import { useTexts } from '../texts/index.ts'
import styles from './cells.module.css'

/** Four facts below the picture. */
export function Cells({ story: { since, workshop, materials, prices } }: { story: DesignerStory }) {
  const t = useTexts()
  const locale = useLocale()
  const cells = [
    { name: t('here'), value: t('since', { year: since }) },
    { name: t('workshop'), value: workshop },
    { name: t('materials'), value: materials },
    ...(prices
      ? [
          {
            name: t('prices'),
            value: t('range', { from: money(prices.from, prices.currency, locale), to: money(prices.to, prices.currency, locale) }),
          },
        ]
      : []),
  ]
  return (
    <dl className={styles['cells']}>
      {cells.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
