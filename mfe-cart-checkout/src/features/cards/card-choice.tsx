import { useEffect, useEffectEvent } from 'react'
import { useUnit } from 'effector-react'
import type { Currency } from '@shop/contracts/core/money'
import { cardMonth, cardName } from '@shop/contracts/orders/payment/card-name'
import { useLocale, type Translate } from '@shop/i18n'
import { $user } from '@shop/session'
import { Checkbox } from '@shop/ui/checkbox'
import { Choice, Choices } from '@shop/ui/choice'
import { $cards, cardsShown, NEW_CARD } from './cards.ts'
import type { cardTexts } from './texts/ru.ts'
import styles from './card-choice.module.css'

export interface CardChoiceProps {
  t: Translate<typeof cardTexts>
  /** Of the order: a card pays in its own currency only. */
  currency: Currency
  /** NEW_CARD, the id of a saved card, or empty: the first usable card is chosen then. */
  card: string
  isSaved: boolean
  onCard: (card: string) => void
  onSaved: (isSaved: boolean) => void
  error?: string | undefined
  id?: string
}

/** A saved card or a new one, which may be saved. For signed-in shoppers. */
export function CardChoice({ t, currency, card, isSaved, onCard, onSaved, error, id }: CardChoiceProps) {
  const locale = useLocale()
  const { cards, shown, user } = useUnit({ cards: $cards, shown: cardsShown, user: $user })
  useEffect(() => shown(), [shown, user.id])
  const mine = cards?.filter((one) => one.currency === currency) ?? []
  const usable = mine.filter(({ isExpired }) => !isExpired).map((one) => String(one.id))
  const [first = NEW_CARD] = usable
  // Also a card that was removed in another tab.
  const isLost = cards !== null && card !== NEW_CARD && !usable.includes(card)
  const choose = useEffectEvent(onCard)
  useEffect(() => {
    if (isLost) choose(first)
  }, [isLost, first])
  if (cards === null) return null
  const isNew = card === NEW_CARD || mine.length === 0
  return (
    <div className={styles['cards']}>
      {mine.length > 0 && (
        <Choices legend={t('whichCard')} {...(id && { id })} error={error}>
          {mine.map((one) => (
            <Choice
              key={one.id}
              name="card"
              value={String(one.id)}
              checked={card === String(one.id)}
              disabled={one.isExpired}
              onChange={() => onCard(String(one.id))}
              label={cardName(one, locale)}
              note={t(one.isExpired ? 'cardOver' : 'cardUntil', { month: cardMonth(one) })}
            />
          ))}
          <Choice
            name="card"
            value={NEW_CARD}
            checked={isNew}
            onChange={() => onCard(NEW_CARD)}
            label={t('newCard')}
            note={t('newCardNote')}
          />
        </Choices>
      )}
      {isNew ? (
        <div>
          <Checkbox name="save_card" checked={isSaved} onChange={onSaved} describedBy="save-card-note">
            {t('saveCard')}
          </Checkbox>
          <p id="save-card-note" className="small muted">
            {t('saveCardNote')}
          </p>
        </div>
      ) : (
        <p className="small muted">{t('chargedAtOnce')}</p>
      )}
    </div>
  )
}
