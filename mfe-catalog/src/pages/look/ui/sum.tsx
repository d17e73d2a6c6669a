import { useEffect, useRef } from 'react'
import { useUnit } from 'effector-react'
import { money, useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { $currency } from '@shop/session'
import { Button, ButtonLink, Icon, IconButton, Live, ResponsivePicture, VisuallyHidden } from '@shop/ui'
import { useOutOfView } from '@shop/ui/in-view'
import { markLive } from '#features/late/mark-live.ts'
import { ShareButton } from '#features/share/share-button.tsx'
import { compartmentOf, isByLength, without, type Worn } from '../model/arrange.ts'
import { $canUndo, $isAdding, $isUndoing, $outcomes, $toAdd, additionUndone, allWanted } from '../model/bag.ts'
import { $sum, $url, $worn, pieceChosen, sumCame } from '../model/look.ts'
import { phrase, useTexts } from '../texts/index.ts'
import { addressOf } from '../url.ts'
import { focusPanel } from './places.ts'
import { useChange } from './use-change.ts'
import styles from './sum.module.css'

/** The total as one text; "from" while a size can change it. */
function useTotal() {
  const t = useTexts()
  const locale = useLocale()
  const currency = useUnit($currency)
  return (sum: number, isFrom: boolean) => {
    const price = money(sum, currency, locale)
    return isFrom ? t('from', { price }) : price
  }
}

/** Every piece with its price, one total, one button; on phones its bar. */
export default function Sum() {
  const { worn, isAdding, came } = useUnit({ worn: $worn, isAdding: $isAdding, came: sumCame })
  useEffect(() => {
    came()
    // The last part of the page: presses of before are repeated.
    markLive(document.querySelector('[data-area="part/look"]'))
  }, [came])
  // Pieces are sent one after another: a document that is left loses those not sent yet [look.leaving-asks].
  useEffect(() => {
    if (!isAdding) return undefined
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAdding])
  return (
    <>
      <Pieces />
      {/* Comes with the button that it stands for: it looks for it once. */}
      {worn.length > 0 && <Bar />}
    </>
  )
}

function Pieces() {
  const t = useTexts()
  const total = useTotal()
  const { worn, sum, url } = useUnit({ worn: $worn, sum: $sum, url: $url })
  const heading = useRef<HTMLHeadingElement>(null)
  if (worn.length === 0)
    return (
      <section className={styles['sum']}>
        <h2 className="h3">{t('empty')}</h2>
        <p className="soft">{t('emptyText')}</p>
        <p>
          <Link to="/catalog" className="link">
            {t('toCatalog')}
          </Link>
        </p>
      </section>
    )
  const [pieces, price] = [t('pieces', { count: worn.length }), total(sum.sum, sum.isFrom)]
  return (
    <section className={styles['sum']} aria-labelledby="look-sum">
      <div className={styles['top']}>
        <h2 className="h3" id="look-sum" tabIndex={-1} ref={heading}>
          <Live>{pieces}</Live>
        </h2>
        <p className={`num ${styles['total']}`} data-testid="look-total">
          <Live>{price}</Live>
        </p>
        <VisuallyHidden>
          <span role="status">{t('total', { pieces, price })}</span>
        </VisuallyHidden>
      </div>
      <ul className={styles['pieces']}>
        {worn.map((one) => (
          <Piece key={one.piece.itemId} worn={one} onTakenOff={() => heading.current?.focus()} />
        ))}
      </ul>
      <div className={styles['all']} data-look-actions="">
        <AddAll />
        <ShareButton url={addressOf(url)} title={t('title')} label={t('share')} copied={phrase('linkCopied')} />
      </div>
      <State />
    </section>
  )
}

function Piece({ worn, onTakenOff }: { worn: Worn; onTakenOff: () => void }) {
  const t = useTexts()
  const total = useTotal()
  const { url, outcomes, choose } = useUnit({ url: $url, outcomes: $outcomes, choose: pieceChosen })
  const { change } = useChange()
  const { piece, place, choice, state, due, isFrom } = worn
  const size = choice.sku?.size
  const what = isByLength(worn) ? 'length' : 'size'
  const variant = [size && t(`${what}Named`, { size }), choice.weights.length > 0 && choice.weight].filter(Boolean).join(', ')
  const outcome = outcomes.get(choice.sku?.id ?? '')
  const choosing = t(size ? (what === 'length' ? 'otherLength' : 'otherSize') : what === 'length' ? 'chooseLength' : 'chooseSize')
  const open = () => {
    choose({ place: compartmentOf(worn), itemId: piece.itemId })
    focusPanel()
  }
  return (
    <li className={state === 'soldOut' ? styles['out'] : undefined}>
      <Link to={piece.url} className={`plate ${styles['picture']}`} tabIndex={-1} aria-hidden="true">
        <ResponsivePicture picture={piece.photo} sizes="56px" alt="" plain />
      </Link>
      <div>
        <Link to={piece.url}>{piece.name}</Link>
        {state === 'soldOut' ? (
          <p className="muted">{variant ? `${variant}. ${t('soldOut')}` : t('soldOut')}</p>
        ) : (
          (variant || place === null) && <p className="muted">{[variant, place === null && t('noPlace')].filter(Boolean).join('. ')}</p>
        )}
        {outcome && (
          <p className={styles[outcome]}>
            {outcome === 'inBag' && <Icon name="check" size="xs" />}
            {t(outcome)}
          </p>
        )}
      </div>
      <span className="num">{state !== 'soldOut' && total(due, isFrom)}</span>
      <p className={styles['changes']}>
        {choice.sizes.length > 1 && (
          <Button look="text" small aria-label={`${choosing}: ${piece.name}`} onClick={open}>
            {choosing}
          </Button>
        )}
        <Button look="text" small aria-label={t('changeOf', { name: piece.name })} onClick={open}>
          {t('change')}
        </Button>
      </p>
      <IconButton
        icon="close"
        size="s"
        label={t('takeOffNamed', { name: piece.name })}
        onClick={() => {
          change(without(url, piece))
          onTakenOff()
        }}
      />
    </li>
  )
}

function AddAll({ short }: { short?: boolean }) {
  const t = useTexts()
  const total = useTotal()
  const { sum, toAdd, isAdding, add } = useUnit({ sum: $sum, toAdd: $toAdd, isAdding: $isAdding, add: allWanted })
  if (sum.pieces === 0)
    return (
      <Button wide disabled>
        {t('noneToAdd')}
      </Button>
    )
  if (toAdd.isDone)
    return (
      <ButtonLink to="/cart" wide look="ink">
        {t('toBag')}
      </ButtonLink>
    )
  const price = total(toAdd.sum, toAdd.isFrom)
  const whole = t(toAdd.isRest ? 'addRest' : 'addAll', { price })
  return (
    <Button wide busy={isAdding} onClick={() => add()} aria-label={short ? whole : undefined}>
      {short ? t('addAllShort') : <Live>{whole}</Live>}
    </Button>
  )
}

/** What keeps the look from being added whole, or what adding it has done. */
function State() {
  const t = useTexts()
  const { sum, toAdd, canUndo, isUndoing, undo } = useUnit({
    sum: $sum,
    toAdd: $toAdd,
    canUndo: $canUndo,
    isUndoing: $isUndoing,
    undo: additionUndone,
  })
  const isInBag = toAdd.isDone && sum.pieces > 0
  const lengths = sum.unsized.filter(isByLength).length
  const what = lengths === 0 ? 'unsized' : lengths === sum.unsized.length ? 'unmeasured' : 'unchosen'
  return (
    <div className={styles['state']}>
      {isInBag && <p>{t('allInBag')}</p>}
      {canUndo && (
        <Button look="text" small busy={isUndoing} onClick={() => undo()}>
          {t('undoAdding')}
        </Button>
      )}
      {sum.unsized.length > 0 && <p className="floor muted">{t(what, { count: sum.unsized.length })}</p>}
      {!isInBag && sum.unsized.length === 0 && sum.soldOut === 0 && <p className="floor muted">{t('allThere')}</p>}
    </div>
  )
}

/** Phones: total and button while the main button is not whole on screen. */
function Bar() {
  const t = useTexts()
  const total = useTotal()
  const { worn, sum } = useUnit({ worn: $worn, sum: $sum })
  const isOn = useOutOfView('[data-look-actions]', false) && sum.pieces > 0
  return (
    <div
      className={styles['bar']}
      data-on={isOn || undefined}
      data-keep-clear={isOn ? '' : undefined}
      data-bar={isOn ? '' : undefined}
      inert={!isOn}
    >
      <div>
        <p className="small muted">{t('pieces', { count: worn.length })}</p>
        <p className="num">{total(sum.sum, sum.isFrom)}</p>
      </div>
      <AddAll short />
    </div>
  )
}
