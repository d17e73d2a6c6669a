import { Suspense, useEffect, useState } from 'react'
import { useUnit } from 'effector-react'
import { hasShops } from '@shop/contracts/places/reference-ids'
import type { CityPromise, PromisedShop, PromisedWay } from '@shop/contracts/places/promise'
import type { Locale } from '@shop/contracts/shop/storefront'
import { HOUR_MS, MINUTE_MS } from '@shop/contracts/core/time/durations'
import type { DutyNoteProps } from '@shop/flows/duty-note'
import { useNow } from '@shop/flows/shop-hours'
import { money, useLocale } from '@shop/i18n'
import { $cart, $context, $location, LOCATION_POPUP, lineOfSku, popupOpened } from '@shop/session'
import { Button, Icon, VisuallyHidden, part } from '@shop/ui'
import { General, Head, Long, ToShops } from '#features/promise/general.tsx'
import { Row, Rows } from '#features/promise/row.tsx'
import { $promise, promiseAsked, passed } from './model.ts'
import type { FromHere, ShopFromHere } from './own-position.ts'
import { useTexts } from './texts/index.ts'
import styles from './widget.module.css'

// Loaded abroad only: within Russia there is no import duty.
const DutyNote = part<DutyNoteProps>(() =>
  import(/* webpackChunkName: "product-late", webpackFetchPriority: "low" */ '@shop/flows/duty-note').then((note) => ({
    default: note.DutyNote,
  })),
)

/** Longer waits are no reason to hurry. */
const LONGEST_COUNTDOWN_MS = 24 * HOUR_MS

/** Props: `skus`, of a bag one that is wanted twice is there twice; `piece`, the name of a single one; `sum` of the goods in minor units. */
export function DeliveryPromise({ skus, piece, sum }: { skus?: unknown; piece?: unknown; sum?: unknown }) {
  const t = useTexts()
  const { promise, cart, ask } = useUnit({ promise: $promise, cart: $cart, ask: promiseAsked })
  const { country } = useUnit($context)
  const goods = typeof sum === 'number' ? sum : null
  const given = Array.isArray(skus) ? skus.filter((one) => typeof one === 'string') : []
  // A piece that is in the bag with an engraving comes later than one without [engraving.days-on-page].
  const asked = given.map((id) => (typeof piece === 'string' && lineOfSku(cart, id)?.id) || id).join(' ')
  useEffect(() => void ask({ skus: asked.split(' ').filter(Boolean), sum: goods }), [ask, asked, goods])
  if (!promise) return <General t={t} goods={goods} />
  return (
    <Rows>
      <Head t={t} goods={goods}>
        <City />
      </Head>
      <Couriers ways={promise.couriers} goods={goods} />
      {(promise.point || country === 'RU') && <Point way={promise.point} />}
      {(hasShops(country) || promise.shops.length > 0) && (
        <InShops promise={promise} {...(typeof piece === 'string' && asked !== '' && { piece: { sku: asked, piece } })} />
      )}
    </Rows>
  )
}

function City() {
  const t = useTexts()
  const { place, open } = useUnit({ place: $location, open: popupOpened })
  const city = place?.city || (place?.country_iso_code === 'RU' ? '' : place?.country)
  return (
    <Button look="text" small aria-haspopup="dialog" onClick={() => open(LOCATION_POPUP)}>
      <Icon name="pin" size="s" />
      {city ? (
        <>
          <span aria-hidden="true">{city}</span>
          <VisuallyHidden>{t('city', { city })}</VisuallyHidden>
        </>
      ) : (
        t('chooseCity')
      )}
    </Button>
  )
}

function usePrices() {
  const t = useTexts()
  const locale = useLocale()
  const { currency } = useUnit($context)
  return ({ price, price_from }: Pick<PromisedWay, 'price' | 'price_from'>) => {
    if (price === null) return t('from', { price: money(price_from, currency, locale) })
    return price === 0 ? t('free') : money(price, currency, locale)
  }
}

function Couriers({ ways: [soonest, cheaper], goods }: { ways: CityPromise['couriers']; goods: number | null }) {
  const t = useTexts()
  const priceOf = usePrices()
  const { country, currency } = useUnit($context)
  const countdown = useCountdown(soonest?.order_before ?? null)
  if (!soonest) return <Row icon="truck" title={t('courier')} text={<Long>{t('courierText')}</Long>} />
  const more = cheaper ? t('cheaper', { when: capital(cheaper.text), price: priceOf(cheaper) }) : soonest.fitting && t('fitting')
  return (
    <Row
      icon="truck"
      title={capital(soonest.text)}
      text={
        <Long>
          <span>{countdown ?? t('byCourier')}</span>
          {more ? (
            <span>{more}</span>
          ) : country === 'RU' ? (
            countdown && <span>{t('byCourier')}</span>
          ) : (
            <Suspense>
              <DutyNote {...(goods !== null && { goods: { sum: goods, currency } })} className="" />
            </Suspense>
          )}
        </Long>
      }
    >
      <b className={styles['price']}>{priceOf(soonest)}</b>
    </Row>
  )
}

function Point({ way }: { way: PromisedWay | null }) {
  const t = useTexts()
  const locale = useLocale()
  const priceOf = usePrices()
  if (!way) return <Row icon="box" title={t('noPoint')} text={t('pointText')} />
  const text = [
    way.places !== null && t('points', { count: way.places, shown: new Intl.NumberFormat(locale).format(way.places) }),
    way.fitting && t('pointFitting'),
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <Row icon="box" title={t('pointWhen', { when: way.text })} text={text}>
      <b className={styles['price']}>{priceOf(way)}</b>
    </Row>
  )
}

function InShops({ promise: { shops, collect }, piece }: { promise: CityPromise; piece?: { sku: string; piece: string } }) {
  const t = useTexts()
  const locale = useLocale()
  const [first, second, ...others] = useShopsFromHere(shops, locale)
  const row = (title: string, ...lines: string[]) => {
    const text = lines.map((line) => <span key={line}>{line}</span>)
    return (
      <Row icon="shop" title={title} text={<Long>{text}</Long>}>
        <ToShops t={t} {...(piece && { piece })} />
      </Row>
    )
  }
  if (first) {
    const away = first.km && t('away', { km: first.km })
    const more = others.length > 0 ? ` ${t('andMore', { count: others.length })}` : ''
    const also = second ? t('alsoIn', { shop: second.name, when: second.text }) + more : t('shopText')
    return row(t(first.is_today ? 'seeToday' : 'seeIn', { shop: first.name }), [capital(first.text), away].filter(Boolean).join(', '), also)
  }
  // The second line stands in the room that is kept for the shops that have the piece.
  if (collect) return row(t('collect'), capital(t('collectText', { when: collect.text })), t('shopText'))
  return row(t('noShop'), t('shopText'))
}

/** Never asks; loaded only where the browser has been allowed before, which is rare. Old browsers have no permissions to ask about. */
async function fromHereIfAllowed(locale: Locale) {
  try {
    if ((await navigator.permissions.query({ name: 'geolocation' })).state !== 'granted') return null
    const own = await import(/* webpackChunkName: "product-late", webpackFetchPriority: "low" */ './own-position.ts')
    return await own.fromHere(locale)
  } catch {
    return null
  }
}

/** Those that can be visited today come first; then the nearest ones, where it is known how far they are. */
function useShopsFromHere(shops: readonly PromisedShop[], locale: Locale): readonly ShopFromHere[] {
  const [fromHere, setFromHere] = useState<FromHere | null>(null)
  useEffect(() => {
    let isGone = false
    void fromHereIfAllowed(locale).then((own) => !isGone && setFromHere(() => own))
    return () => void (isGone = true)
  }, [locale])
  return fromHere ? fromHere(shops) : shops
}

/** `Закажите за 2 ч 14 мин` by the server's clock; null without a near deadline. Asks anew once it has passed. */
function useCountdown(before: string | null): string | null {
  const t = useTexts()
  const now = useNow()
  const pass = useUnit(passed)
  const left = before === null || now === null ? null : Date.parse(before) - now
  const isOver = left !== null && left <= 0
  useEffect(() => {
    // Again with every minute: an answer that failed must not leave a promise that is over.
    if (isOver) pass()
  }, [isOver, pass, now])
  if (left === null || isOver || left > LONGEST_COUNTDOWN_MS) return null
  const [hours, minutes] = [Math.floor(left / HOUR_MS), Math.floor((left % HOUR_MS) / MINUTE_MS)]
  return hours > 0 ? t('withinHours', { hours, minutes }) : t('withinMinutes', { minutes })
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
