import { useEffect, useRef, type FormEvent } from 'react'
import { useUnit } from 'effector-react'
import { money, useLocale } from '@shop/i18n'
import { useNavigate } from '@shop/routing'
import { $currency } from '@shop/session'
import { Button } from '@shop/ui'
import { addressOf, choiceOf } from './choice.ts'
import { Group } from './group.tsx'
import { $gifts, $pieces, choiceMade } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './gift-finder.module.css'

/** A plain form that opens a listing. Renders nothing without options. */
export function GiftFinder() {
  const t = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const { gifts, pieces, currency, choose } = useUnit({ gifts: $gifts, pieces: $pieces, currency: $currency, choose: choiceMade })
  // Choices made before hydration count too.
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) choose(choiceOf(new FormData(form.current)))
  }, [choose])
  if (!gifts || gifts.recipients.length === 0) return null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(addressOf(choiceOf(new FormData(event.currentTarget))))
  }
  const budgets = gifts.budgets.map((major) => ({ value: String(major), label: t('upTo', { sum: money(major * 100, currency, locale) }) }))
  return (
    <section className={styles['finder']} aria-labelledby="gifts">
      <div className={styles['words']}>
        <h2 className="h2" id="gifts">
          {t('title')}
        </h2>
        <p className="lead">{t('text')}</p>
      </div>
      <form
        ref={form}
        method="get"
        action="/catalog"
        className={styles['form']}
        // Disables form restoration on Back: restored choices would not match the count.
        autoComplete="off"
        onChange={(event) => choose(choiceOf(new FormData(event.currentTarget)))}
        onSubmit={submit}
      >
        <Group name="for" legend={t('for')} any={t('anybody')} options={gifts.recipients} />
        <Group name="occasion" legend={t('occasion')} any={t('anyOccasion')} options={gifts.occasions} />
        <Group name="price_to" legend={t('budget')} any={t('anySum')} options={budgets} />
        <div className={styles['foot']}>
          <Button type="submit" look="ink">
            {t('show')}
          </Button>
          <p className={styles['count']} role="status">
            {t('found', { count: pieces })}
          </p>
        </div>
      </form>
    </section>
  )
}
