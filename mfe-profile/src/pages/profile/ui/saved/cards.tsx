import { useState } from 'react'
import { useUnit } from 'effector-react'
import type { SavedCard } from '@shop/contracts/orders/payment/saved-cards'
import { cardMonth, cardName } from '@shop/contracts/orders/payment/card-name'
import { useLocale } from '@shop/i18n'
import { cardRemoved, cards } from '../../model/saved/cards.ts'
import { useTexts } from '../../texts/index.ts'
import { RowActions } from '../frame/row-actions.tsx'
import { Question } from '../security/row.tsx'
import { OwnListSection } from './own-list-section.tsx'
import styles from '../frame/rows.module.css'

/** Cards that the bank remembers. They are added by paying. */
export function Cards() {
  const t = useTexts()
  return <OwnListSection id="cards" list={cards} empty={t('noCards')} Row={CardRow} />
}

function CardRow({ row: card }: { row: SavedCard }) {
  const t = useTexts()
  const locale = useLocale()
  const { remove, busy } = useUnit({ remove: cardRemoved, busy: cards.$isLoading })
  // No undo: the bank has forgotten a removed card.
  const [isAsking, setAsking] = useState(false)
  const name = cardName(card, locale)
  const act = () => {
    document.getElementById('cards')?.focus()
    remove(card.id)
  }
  return (
    <li>
      <div className={styles['words']}>
        <p className={styles['title']}>{name}</p>
        <p className="small muted">{t(card.isExpired ? 'cardOver' : 'cardUntil', { month: cardMonth(card) })}</p>
      </div>
      {isAsking ? (
        <Question
          action={{ label: t('remove'), name: t('removeCard', { card: name }), busy, act }}
          ask={{ text: t('removeCardAsk'), keep: t('keep') }}
          onKeep={() => setAsking(false)}
        />
      ) : (
        <RowActions name={name} onRemove={() => setAsking(true)} />
      )}
    </li>
  )
}
