import { useUnit } from 'effector-react'
import { exchangeAddress } from '@shop/flows/order'
import { useLocale } from '@shop/i18n'
import { dateInWords } from '@shop/i18n/dates'
import { Link } from '@shop/routing'
import { Icon, part, ResponsivePicture } from '@shop/ui'
import { $line, $number, type Options } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import type { ExchangeFormProps } from './exchange-form.tsx'
import styles from '../page.module.css'

// Lazy: the form library is larger than the rest of the page.
const ExchangeForm = part<ExchangeFormProps>(
  () => import(/* webpackChunkName: "exchange-form", webpackFetchPriority: "low" */ './exchange-form.tsx'),
)

/** Which piece of the order; one alone needs no choice. */
export function Pieces({ options }: { options: Options }) {
  const t = useTexts()
  const locale = useLocale()
  const { line, number } = useUnit({ line: $line, number: $number })
  const { items, until } = options
  const item = items.find(({ id }) => id === line) ?? (items.length === 1 ? items[0] : undefined)
  return (
    <section className={styles['part']} aria-labelledby="exchange-what">
      {until && <p className="soft">{t('until', { date: dateInWords(until, locale) })}</p>}
      <h2 className={item ? 'vh' : 'h3'} id="exchange-what">
        {t('which')}
      </h2>
      {item ? (
        <ExchangeForm key={item.id} item={item} options={options} />
      ) : (
        <ul className={styles['pieces']}>
          {items.map(({ id, name, photo, size }) => (
            <li key={id}>
              <span className="plate">{photo && <ResponsivePicture picture={photo} sizes="56px" alt="" />}</span>
              <Link to={exchangeAddress(number, id)} aria-label={t('chooseOf', { name })}>
                <span className={styles['name']}>{name}</span>
                <span className="small muted">{t('sizeNow', { size })}</span>
              </Link>
              <Icon name="right" size="s" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
