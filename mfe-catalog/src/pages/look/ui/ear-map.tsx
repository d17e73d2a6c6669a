import { useUnit } from 'effector-react'
import { money, useLocale } from '@shop/i18n'
import { $currency } from '@shop/session'
import { Button } from '@shop/ui'
import { $markedPlace, $worn, placeChosen } from '../model/look.ts'
import { useTexts } from '../texts/index.ts'
import { focusPanel } from './places.ts'
import styles from './ear-map.module.css'

const SPOTS = [
  { place: 'lobe', name: 'lobePlace', at: ['39%', '88%'] },
  { place: 'secondLobe', name: 'secondLobe', at: ['58%', '74%'] },
  { place: 'helix', name: 'helix', at: ['87%', '27%'] },
  { place: 'conch', name: 'conch', at: ['42%', '49%'] },
] as const

/** Places of an ear with what is worn there. */
export default function EarMap() {
  const t = useTexts()
  const locale = useLocale()
  const { worn, current, currency, choose } = useUnit({ worn: $worn, current: $markedPlace, currency: $currency, choose: placeChosen })
  const open = (place: (typeof SPOTS)[number]['place']) => {
    choose(place)
    focusPanel()
  }
  const spots = SPOTS.map((spot) => ({ ...spot, piece: worn.find(({ place }) => place === spot.place) ?? null }))
  return (
    <section className={styles['section']} aria-labelledby="look-ear">
      <h2 className="h3" id="look-ear">
        {t('earMap')}
      </h2>
      <div className={styles['ear']}>
        <div className={styles['map']}>
          <svg viewBox="34 0 132 236" aria-hidden="true">
            <path
              className={styles['contour']}
              d="M58 98C53 54 72 16 108 13c36-2 50 32 46 73-4 37-25 55-33 79-7 21-8 58-36 62-21 2-29-14-27-34 1-14 7-22 5-38-2-18-4-36-5-57Z"
            />
            <path className={styles['fold']} d="M71 96C68 58 82 34 107 32c25-1 33 24 30 54-3 29-21 45-29 66" />
            <path className={styles['fold']} d="M85 70c14-12 34-6 34 15 0 27-19 41-27 59-4 10-13 14-21 9" />
            <path className={styles['fold']} d="M76 106c10-12 27-7 27 7 0 15-13 24-25 22M63 118c10 2 14 12 8 22" />
          </svg>
          {spots.map(({ place, name, at: [left, top], piece }, index) => (
            <button
              key={place}
              type="button"
              className={styles['spot']}
              data-number={index + 1}
              style={{ left, top }}
              aria-current={current === place ? 'true' : undefined}
              data-taken={piece ? '' : undefined}
              aria-label={piece ? t('taken', { place: t(name), name: piece.piece.name }) : t('free', { place: t(name) })}
              onClick={() => open(place)}
            ></button>
          ))}
        </div>
        <ol>
          {spots.map(({ place, name, piece }, index) => (
            <li key={place}>
              <span aria-hidden="true">{index + 1}</span>
              {piece ? (
                <span>
                  {piece.piece.name}
                  <br />
                  <span className="floor muted">{t(name)}</span>
                </span>
              ) : (
                <span className="muted">{t(name)}</span>
              )}
              {piece ? (
                <span className={piece.state === 'soldOut' ? 'muted floor' : 'num small'}>
                  {piece.state === 'soldOut' ? t('soldOut') : money(piece.due, currency, locale)}
                </span>
              ) : (
                <Button look="text" small aria-label={t('chooseFor', { place: t(name) })} onClick={() => open(place)}>
                  {t('choose')}
                </Button>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
