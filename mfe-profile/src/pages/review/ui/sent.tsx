import { useEffect, useRef } from 'react'
import { useUnit } from 'effector-react'
import type { ReviewedPiece } from '@shop/contracts/catalog/reviews/write-review'
import { Button, ButtonLink } from '@shop/ui'
import { changeWanted } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import { addressOf } from '../url.ts'
import styles from './sent.module.css'

interface SentProps {
  order: { key: string; pieces: readonly ReviewedPiece[] }
  piece: ReviewedPiece
}

/** The focused form is gone: focuses what happens next. */
export function Sent({ order: { key, pieces }, piece }: SentProps) {
  const t = useTexts()
  const change = useUnit(changeWanted)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const next = pieces.find(({ review }) => !review)
  return (
    <div className={styles['sent']}>
      <h2 className="h3" tabIndex={-1} ref={heading}>
        {t('thanks')}
      </h2>
      <p className="soft">{t('thanksText')}</p>
      <div className={styles['ways']}>
        {next ? (
          <ButtonLink to={addressOf(key, next.itemId)} replace>
            {t('next')}
          </ButtonLink>
        ) : (
          piece.url && (
            <ButtonLink to={piece.url} look="line">
              {t('toPiece')}
            </ButtonLink>
          )
        )}
        <Button look="text" onClick={() => change()}>
          {t('change')}
        </Button>
      </div>
    </div>
  )
}
