import { memo } from 'react'
import { Icon, type IconName } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import styles from './promises.module.css'

const PROMISES = [
  { icon: 'hallmark', title: 'hallmark', text: 'hallmarkText' },
  { icon: 'gift', title: 'gift', text: 'giftText' },
  { icon: 'exchange', title: 'exchange', text: 'exchangeText' },
  { icon: 'care', title: 'care', text: 'careText' },
] as const satisfies { icon: IconName; title: string; text: string }[]

export const Promises = memo(function Promises() {
  const t = useTexts()
  return (
    <section className={`section ${styles['band']}`} aria-labelledby="promises">
      <h2 className="vh" id="promises">
        {t('promises')}
      </h2>
      <ul className={`wrap far ${styles['promises']}`}>
        {PROMISES.map(({ icon, title, text }) => (
          <li key={icon} className={styles['promise']}>
            <Icon name={icon} size="l" className={styles['icon']} />
            <h3 className="label">{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
})
