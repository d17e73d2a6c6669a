import { useEffect, useState, type ReactNode } from 'react'
import { useUnit } from 'effector-react'
import { useLocale } from '@shop/i18n'
import { useLocation } from '@shop/routing'
import { Button } from '@shop/ui'
import { TITLE_ID } from '@shop/ui/popup'
import { $mine, sizesAsked } from '#features/my-size/model.ts'
import '#features/my-size/sync.ts'
import { circumferenceOf, diameterOf, millimetres, sizeIn, systemOf, USUAL, type System } from '#features/my-size/systems.ts'
import { guessedScale, keepScale, readScale, useScreenScale } from '#features/screen-scale/kept.ts'
import { useChooseSize } from '#features/variants/use-choose-size.ts'
import { Keeping, type Owner } from './keeping/keeping.tsx'
import { KeepFoot, SizeFoot } from './foot.tsx'
import { pieceOf } from './piece.ts'
import { useTexts } from './texts/index.ts'
import { Calibrate } from './ways/calibrate.tsx'
import { Clues } from './ways/clues.tsx'
import { OnScreen } from './ways/on-screen.tsx'
import { Strip } from './ways/paper/strip.tsx'
import { SystemsTable } from './ways/systems-table.tsx'
import styles from './sizer.module.css'

const WAYS = ['ring', 'strip', 'table', 'gift'] as const
type Way = (typeof WAYS)[number]
const ABOUT = { ring: 'ringText', strip: 'stripText', table: 'tableText', gift: 'giftText' } as const

const NOBODY: Owner = { isMine: true, name: '', finger: 'ring', isNameMissing: false }

/** Finds a ring size. With `product`, the size can be chosen on its page; otherwise it can only be saved. */
export function Sizer({ product }: { product?: unknown }) {
  const t = useTexts()
  const locale = useLocale()
  // Not the browser's own address, which names the open popup.
  const page = useLocation()
  const piece = pieceOf(product)
  const { mine, ask } = useUnit({ mine: $mine, ask: sizesAsked })
  useEffect(() => ask(), [ask])
  const [way, setWay] = useState<Way>('ring')
  const [found, setFound] = useState<number | null>(() => diameterOf(new URLSearchParams(page.search).get('size'), locale))
  const scale = useScreenScale()
  /** While the screen is being calibrated. */
  const [draft, setDraft] = useState<number | null>(() => (readScale() === null ? guessedScale() : null))
  const [owner, setOwner] = useState<Owner>(NOBODY)
  const [isKeeping, setKeeping] = useState(false)
  const size = found ?? mine ?? USUAL
  const choose = useChooseSize(product)
  const go = (next: Way) => {
    setWay(next)
    setKeeping(false)
  }
  const isCalibrating = way === 'ring' && draft !== null && !isKeeping
  const match = (matched: number) => {
    keepScale(matched)
    setDraft(null)
  }
  const startKeeping = () => {
    setFound(size)
    setOwner({ ...owner, isMine: way !== 'gift' })
    setKeeping(true)
  }
  return (
    <div className={styles['sizer']}>
      <div className={styles['side']}>
        <div className={styles['head']}>
          <h2 className="h3" id={TITLE_ID}>
            {t('title')}
          </h2>
          {piece && <p className="floor muted">{piece.name}</p>}
        </div>
        <div className={styles['ways']} role="group" aria-label={t('ways')}>
          {WAYS.map((one) => (
            <button key={one} type="button" aria-current={one === way ? 'true' : undefined} onClick={() => go(one)}>
              {t(one)}
              <small>{t(ABOUT[one])}</small>
            </button>
          ))}
        </div>
      </div>
      <Body key={isKeeping ? 'keeping' : isCalibrating ? 'calibrating' : way}>
        {isKeeping ? (
          <Keeping size={size} owner={owner} onOwner={setOwner} onSize={setFound} />
        ) : way === 'ring' ? (
          draft === null ? (
            <OnScreen scale={scale ?? guessedScale()} size={size} onSize={setFound} onCalibrate={() => setDraft(scale ?? guessedScale())} />
          ) : (
            <Calibrate heading={t('calibrateHead')} scale={draft} onScale={setDraft} />
          )
        ) : way === 'strip' ? (
          <Strip size={size} onSize={setFound} />
        ) : way === 'table' ? (
          <SystemsTable size={size} onSize={setFound} />
        ) : (
          <Clues onScreen={() => go('ring')} />
        )}
      </Body>
      <footer className={styles['foot']}>
        {isKeeping ? (
          <KeepFoot size={size} owner={owner} piece={piece} onOwner={setOwner} onChoose={choose} />
        ) : isCalibrating ? (
          <>
            <p className="small muted">{t('calibrateFoot')}</p>
            <Button onClick={() => match(draft)}>{t('match')}</Button>
          </>
        ) : (
          <SizeFoot
            size={size}
            about={way === 'gift' && found === null && mine === null ? t('usual') : [inTwo(size), aroundOf(size)].join('\n')}
            onNext={startKeeping}
          >
            {way === 'gift' ? t('take', { size: sizeIn(systemOf(locale), size, locale) }) : t('mine')}
          </SizeFoot>
        )}
      </footer>
    </div>
  )

  function inTwo(diameter: number) {
    const two: System[] = locale === 'ru' ? ['EU', 'US'] : ['EU', 'UK']
    return two.map((system) => t('inSystem', { system, size: sizeIn(system, diameter, locale) })).join(', ')
  }
  function aroundOf(diameter: number) {
    return t('detailsAround', { mm: millimetres(circumferenceOf(diameter), locale) })
  }
}

/** Begins at its top for every way. */
const Body = ({ children }: { children: ReactNode }) => <div className={styles['body']}>{children}</div>
