import { memo, useLayoutEffect, useRef } from 'react'
import { useUnit } from 'effector-react'
import { isLength } from '@shop/contracts/catalog/sizes/lengths'
import type { CartLine } from '@shop/contracts/cart/cart'
import { isCertificate } from '@shop/contracts/certificates/goods'
import { money, useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { Button, IconButton, Price, ResponsivePicture } from '@shop/ui'
import { Quantity } from '@shop/ui/quantity'
import { isSold, quantityChosen } from '../../model/index.ts'
import { useBagTexts } from '../../texts/context.ts'
import { LineDetails } from './line-details.tsx'
import { LineNote } from './line-note.tsx'
import { useEngraving, lineName, useMove, useRemoval, useResize } from './use-removal.ts'
import styles from './line.module.css'

/** A bag page line: quantity, price, removal. */
export const Line = memo(function Line({ line }: { line: CartLine }) {
  const { name, designer, quantity, price, url } = line
  const choose = useUnit(quantityChosen)
  const t = useBagTexts()
  const removal = useRemoval(line)
  const move = useMove(line)
  const called = lineName(line)
  const sold = isSold(line)
  return (
    <li className={`${styles['line']} ${sold ? styles['sold'] : ''}`}>
      <span className={`plate ${styles['picture']}`}>
        <ResponsivePicture picture={line.photo} sizes="128px" alt="" />
      </span>
      <div className={styles['words']}>
        <p className="floor muted" lang={designer.lang ?? undefined}>
          {designer.name}
        </p>
        <h2>
          <Link to={url} className={styles['name']}>
            {name}
          </Link>
        </h2>
        <LineDetails line={line} className="small muted" />
        <Engraved line={line} />
        <LineNote line={line} />
      </div>
      {!sold && (
        <div className={styles['acts']}>
          <Quantity
            value={quantity}
            max={Math.max(line.maxQuantity, quantity)}
            label={called}
            onChange={(chosen) => choose({ skuId: line.id, quantity: chosen })}
          />
          <div className={styles['price']}>
            <Price price={{ initial: price.initial * quantity, final: line.sum }} currency={price.currency} />
            {quantity > 1 && <Each line={line} />}
          </div>
        </div>
      )}
      <p className={styles['more']}>
        {line.size && !isCertificate(line) && <OtherSize line={line} />}
        {line.engraving && <OtherEngraving line={line} />}
        {(['toFavorites', 'save'] as const).map((way) => (
          <Button key={way} look="text" small aria-label={`${t(way)}: ${called}`} onClick={(event) => move(event, way === 'save')}>
            {t(way)}
          </Button>
        ))}
      </p>
      <IconButton icon="close" size="s" className={styles['remove']} {...removal} />
    </li>
  )
})

/** For a sold-out size too. */
function OtherSize({ line }: { line: CartLine }) {
  return <Change line={line} label={isLength(line.size) ? 'changeLength' : 'changeSize'} onClick={useResize(line)} />
}

function OtherEngraving({ line }: { line: CartLine }) {
  return <Change line={line} label="changeEngraving" onClick={useEngraving(line)} />
}

function Change({
  line,
  label,
  onClick,
}: {
  line: CartLine
  label: 'changeSize' | 'changeLength' | 'changeEngraving'
  onClick: () => void
}) {
  const t = useBagTexts()
  const box = useRef<HTMLSpanElement>(null)
  // The changed line is another one: the focus stays in the list.
  useLayoutEffect(() => {
    const own = box.current
    return () => {
      if (own?.contains(document.activeElement)) own.closest<HTMLElement>('[data-bag]')?.focus()
    }
  }, [])
  return (
    <span ref={box}>
      <Button look="text" small aria-haspopup="dialog" aria-label={`${t(label)}: ${lineName(line)}`} onClick={onClick}>
        {t(label)}
      </Button>
    </span>
  )
}

/** Its price is a row of the sums, not part of the line. */
function Engraved({ line: { engraving, price, quantity } }: { line: CartLine }) {
  const t = useBagTexts()
  const locale = useLocale()
  return engraving && <p className="floor muted">{t('engraving', { price: money(engraving.price * quantity, price.currency, locale) })}</p>
}

function Each({ line: { price } }: { line: CartLine }) {
  const t = useBagTexts()
  const locale = useLocale()
  return <p className="floor muted">{t('each', { price: money(price.final, price.currency, locale) })}</p>
}
