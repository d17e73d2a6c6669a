import { useUnit } from 'effector-react'
import { codeOf } from '@shop/http'
import { money, useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { useErrorText } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { $notRepeated, $repeated } from '../../model/index.ts'
import { useTexts } from '../../texts/index.ts'
import styles from './order-actions.module.css'

/** Added, missing and repriced lines of a repeated order. */
export default function Repeated({ id }: { id: string }) {
  const t = useTexts()
  const locale = useLocale()
  const errorText = useErrorText()
  const { repeated, failure } = useUnit({ repeated: $repeated, failure: $notRepeated })
  if (failure?.id === id)
    return (
      <div role="alert">
        <Note danger>{errorText(codeOf(failure.error))}</Note>
      </div>
    )
  if (repeated?.id !== id) return null
  const { added, missing, repriced, currency } = repeated.answer
  const sum = (minor: number) => money(minor, currency, locale)
  return (
    <div role="status">
      <Note>
        <div className={styles['repeated']}>
          <p>
            {added > 0 ? t('repeated', { count: added }) : t('nothingRepeated')}{' '}
            {added > 0 && (
              <Link to="/cart" className="link">
                {t('toBag')}
              </Link>
            )}
          </p>
          {missing.length + repriced.length > 0 && (
            <ul>
              {missing.map(({ id, name, added, wanted }) => (
                <li key={id}>{added === 0 ? t('pieceGone', { name }) : t('pieceScarce', { name, added, wanted })}</li>
              ))}
              {repriced.map(({ id, name, was, now }) => (
                <li key={`${id}-price`}>{t('pieceRepriced', { name, was: sum(was), now: sum(now ?? was) })}</li>
              ))}
            </ul>
          )}
        </div>
      </Note>
    </div>
  )
}
