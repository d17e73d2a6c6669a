import { Icon, type IconName } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import styles from './promises.module.css'

const PROMISES = [
  { icon: 'care', title: 'cleaning', text: 'cleaningText' },
  { icon: 'ruler', title: 'measure', text: 'measureText' },
  { icon: 'edit', title: 'engraving', text: 'engravingText' },
  { icon: 'exchange', title: 'exchange', text: 'exchangeText' },
] as const satisfies { icon: IconName; title: string; text: string }[]

export function Promises() {
  const t = useTexts()
  return (
    <section className="section wrap" aria-labelledby="promises">
      <h2 className="vh" id="promises">
        {t('promises')}
      </h2>
      <ul className={styles['promises']}>
        {PROMISES.map(({ icon, title, text }) => (
          <li key={icon}>
            <Icon name={icon} size="l" className={styles['icon']} />
            <h3 className="label">{t(title)}</h3>
            <p className="small soft">{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
