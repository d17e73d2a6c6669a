import type { MouseEvent } from 'react'
import { useUnit } from 'effector-react'
import type { CartLine } from '@shop/contracts/cart/cart'
import { money, useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { Button, Price, ResponsivePicture } from '@shop/ui'
import { isSold } from '#features/bag/model/index.ts'
import { LineDetails } from '#features/bag/ui/line/line-details.tsx'
import { keepFocus, lineName } from '#features/bag/ui/line/use-removal.ts'
import { savedRemoved, savedReturned } from '../../below-lines/saved.ts'
import { phrase, useTexts } from '../../texts/index.ts'
import styles from './saved.module.css'

/** A saved line: today's price, what has become of it, and the way back to the bag. */
export function SavedLine({ line, isLast }: { line: CartLine; isLast: boolean }) {
  const t = useTexts()
  const locale = useLocale()
  const { giveBack, remove } = useUnit({ giveBack: savedReturned, remove: savedRemoved })
  const { id, name, designer, url, quantity, price, was } = line
  const called = lineName(line)
  const isGone = isSold(line)
  // The button goes with its line, and the section with its last one.
  const follow = (event: MouseEvent<HTMLElement>) => (isLast ? document.querySelector<HTMLElement>('main')?.focus() : keepFocus(event))
  return (
    <li className={styles['line']}>
      <span className={`plate ${styles['picture']} ${isGone ? styles['gone'] : ''}`}>
        <ResponsivePicture picture={line.photo} sizes="88px" alt="" />
      </span>
      <div className={styles['words']}>
        <p className="floor muted" lang={designer.lang ?? undefined}>
          {designer.name}
        </p>
        <h3 className={styles['name']}>
          <Link to={url}>{name}</Link>
          {quantity > 1 && <span className="num">{` × ${quantity}`}</span>}
        </h3>
        <LineDetails line={line} className="small muted" />
        {isGone ? (
          <Price price={{ initial: null, final: null }} currency={price.currency} />
        ) : (
          <>
            <Price price={{ initial: price.initial * quantity, final: price.final * quantity }} currency={price.currency} />
            {was && (
              <p className={`floor ${styles['fell']}`}>
                {t('priceFell', { sum: money((was - price.final) * quantity, price.currency, locale) })}
              </p>
            )}
          </>
        )}
        <p className={styles['acts']}>
          {isGone ? (
            <Link to={url} className={`link small ${styles['tell']}`} aria-label={`${t('savedTell')}: ${called}`}>
              {t('savedTell')}
            </Link>
          ) : (
            <Button
              look="text"
              small
              aria-label={`${t('toBag')}: ${called}`}
              onClick={(event) => {
                follow(event)
                giveBack({ line, returned: phrase('returned', { name }) })
              }}
            >
              {t('toBag')}
            </Button>
          )}
          <Button
            look="text"
            small
            className={styles['remove']}
            aria-label={`${t('removeIt')}: ${called}`}
            onClick={(event) => {
              follow(event)
              remove({
                id,
                words: { removed: phrase('savedRemoved', { name }), undo: phrase('undo'), returned: phrase('saved', { name }) },
              })
            }}
          >
            {t('removeIt')}
          </Button>
        </p>
      </div>
    </li>
  )
}
