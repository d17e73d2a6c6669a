import { useEffect, useRef } from 'react'
import { useUnit } from 'effector-react'
import type { LookPiece } from '@shop/contracts/catalog/looks/look'
import { money, useLocale } from '@shop/i18n'
import { isPlainClick, Link, Widget } from '@shop/routing'
import { $currency } from '@shop/session'
import { Button, ResponsivePicture } from '@shop/ui'
import { RadioTiles } from '@shop/ui/radio-tiles'
import { isSame } from '#features/variants/keys.ts'
import { centimetersOf } from '#features/variants/lengths.ts'
import { Options as Sizes } from '#features/variants/options.tsx'
import { compartmentOf, isByLength, withPiece, without, withSku, type Worn } from '../model/arrange.ts'
import { $current, $lookWanted, $options, $place, $sizeMisses, $url, $worn, pieceChosen, placeChosen, replaced } from '../model/look.ts'
import { useTexts } from '../texts/index.ts'
import { EAR_SPOTS, PANEL_ID, tabOf, TABS } from './places.ts'
import { useChange } from './use-change.ts'
import styles from './panel.module.css'

/** What lies in the chosen compartment: its size, and what could lie there instead. */
export function Panel() {
  const t = useTexts()
  const { place, current, choose, wanted } = useUnit({ place: $place, current: $current, choose: placeChosen, wanted: $lookWanted })
  const { change } = useChange()
  const tab = tabOf(place)
  useEffect(() => {
    if (wanted) change(wanted)
  }, [wanted, change])
  return (
    <section className={styles['panel']} id={PANEL_ID} tabIndex={-1} aria-label={t(place)}>
      <div className={styles['tabs']} role="group" aria-label={t('places')}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            aria-current={one === tab ? 'true' : undefined}
            onClick={() => choose(one === 'ear' ? (tab === 'ear' ? place : 'helix') : one)}
          >
            {t(one)}
          </button>
        ))}
      </div>
      {tab === 'ear' && (
        <RadioTiles
          legend={t('spot')}
          name="spot"
          tiles={EAR_SPOTS.map((spot) => ({ value: spot, label: t(spot) }))}
          value={place}
          onChange={(spot) => EAR_SPOTS.filter((one) => one === spot).forEach((one) => choose(one))}
        />
      )}
      {current && <SizeOf key={current.piece.itemId} worn={current} />}
      <OptionList />
    </section>
  )
}

function SizeOf({ worn }: { worn: Worn }) {
  const t = useTexts()
  const { url, misses, all } = useUnit({ url: $url, misses: $sizeMisses, all: $worn })
  const { change } = useChange()
  // Two rings have two sizes: each says whose it is.
  const isOneOfMany = all.filter((one) => tabOf(compartmentOf(one)) === tabOf(compartmentOf(worn))).length > 1
  const area = useRef<HTMLDivElement>(null)
  const { piece, choice, state } = worn
  // "Add all" was pressed without this size.
  useEffect(() => {
    if (misses > 0 && state === 'unsized') area.current?.querySelector('input')?.focus()
  }, [misses, state])
  const chosen = choice.sku
  // A weight is a part of the address only with its size.
  const shown = chosen ? choice : { ...choice, weights: [] }
  const isLength = isByLength(worn)
  const take = (skuId: string) => change(withSku(url, piece, skuId))
  const takeWeight = (weight: string) => {
    const sku = piece.skus.find(({ size, mainGemWeight }) => size === (chosen?.size ?? null) && isSame(mainGemWeight, weight))
    if (sku) take(sku.id)
  }
  if (shown.sizes.length < 2 && shown.weights.length === 0) return null
  return (
    <div className={styles['sizes']} ref={area}>
      {isOneOfMany && <p>{piece.name}</p>}
      {shown.sizes.length > 1 && (
        <p className={styles['what']} aria-live="polite">
          <span className="muted">{t(isLength ? 'length' : 'size')}</span>{' '}
          <b key={chosen?.id ?? ''}>
            {chosen ? <SizeName size={chosen.size} isNeck={worn.place === 'neck'} /> : t(isLength ? 'chooseLength' : 'chooseSize')}
          </b>
        </p>
      )}
      <Sizes
        id={piece.itemId}
        choice={shown}
        sizeLabel={t(isLength ? 'length' : 'size')}
        weightLabel={t('weight')}
        onSize={(size) => shown.sizes.filter((one) => one.size === size).forEach(({ sku }) => take(sku.id))}
        onWeight={takeWeight}
        sizeError={misses > 0 && !chosen ? t(isLength ? 'chooseLength' : 'chooseSize') : undefined}
      />
      {shown.sizes.length > 1 && (
        <Widget
          owner="mfe-catalog"
          widget="my-size"
          props={{
            sizes: shown.sizes,
            size: chosen?.size,
            // Undone, it would be chosen again.
            choose: (skuId: string) => change(withSku(url, piece, skuId), { isUndoable: false }),
          }}
        />
      )}
    </div>
  )
}

function SizeName({ size, isNeck }: { size: string | null; isNeck: boolean }) {
  const t = useTexts()
  const length = isNeck ? centimetersOf(size) : null
  if (length === null) return size
  const where = t(length <= 40 ? 'atThroat' : length <= 45 ? 'atCollarbones' : length <= 50 ? 'belowCollarbones' : 'onChest')
  return `${size}, ${where}`
}

function OptionList() {
  const t = useTexts()
  const { options, current, url } = useUnit({ options: $options, current: $current, url: $url })
  const { change } = useChange()
  return (
    <>
      <div className={styles['top']}>
        <h2 className="label">{t('options')}</h2>
        {current && (
          <Button
            look="text"
            small
            onClick={() => change(without(url, current.piece))}
            aria-label={t('takeOffNamed', { name: current.piece.name })}
          >
            {t('takeOff')}
          </Button>
        )}
      </div>
      {options.length > 0 ? (
        <ul className={styles['options']}>
          {options.map((piece) => (
            <Option key={piece.itemId} piece={piece} isChosen={piece.itemId === current?.piece.itemId} />
          ))}
        </ul>
      ) : (
        <p className="soft">{t('nothingHere')}</p>
      )}
    </>
  )
}

function Option({ piece, isChosen }: { piece: LookPiece; isChosen: boolean }) {
  const t = useTexts()
  const locale = useLocale()
  const { url, worn, current, place, currency, choose, tell } = useUnit({
    url: $url,
    worn: $worn,
    current: $current,
    place: $place,
    currency: $currency,
    choose: pieceChosen,
    tell: replaced,
  })
  const { addressFor, change } = useChange()
  const own = worn.find((one) => one.piece.itemId === piece.itemId)
  // A second ring is chosen; a piercing of another place moves here.
  const isWornHere = own !== undefined && (own.place === null || own.place === place)
  const next = isWornHere ? url : withPiece(url, current, piece, place)
  const due = piece.price.final ?? piece.price.initial
  const price = due === null ? null : money(due, currency, locale)
  return (
    <li className={isChosen ? styles['chosen'] : undefined}>
      <Link
        to={addressFor(next)}
        replace
        preventScrollReset
        aria-current={isChosen ? 'true' : undefined}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          // The look changes before the address does.
          event.preventDefault()
          choose({ place, itemId: piece.itemId })
          if (isWornHere) return
          change(next)
          if (current) tell({ from: url, before: current.piece.name, name: piece.name })
        }}
      >
        <span className={`plate ${styles['picture']}`}>
          <ResponsivePicture picture={piece.photo} sizes="132px" alt="" plain />
        </span>
        <span className={styles['name']}>{piece.name}</span>
        <span className={`num ${styles['price']}`}>{price !== null && (piece.hasPriceRange ? t('from', { price }) : price)}</span>
        {own && !isChosen && <span className={styles['price']}>{t('noPlace')}</span>}
      </Link>
    </li>
  )
}
