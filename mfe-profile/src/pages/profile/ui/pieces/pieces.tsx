import { useEffect, useRef } from 'react'
import { useUnit } from 'effector-react'
import type { PassportCard } from '@shop/contracts/account/passports'
import { useLocale } from '@shop/i18n'
import { dayInWords } from '@shop/i18n/dates'
import { Link } from '@shop/routing'
import { ButtonLink, ResponsivePicture } from '@shop/ui'
import { Empty } from '@shop/ui/states'
import { isNotFound } from '@shop/http'
import { pieceAddress, sectionAddress } from '#features/sections/sections.ts'
import { createLateSection } from '../../model/late-section.ts'
import { $address } from '../../model/index.ts'
import { $piece, $pieces, $piecesFailure } from '../../model/orders/pieces.ts'
import { useTexts } from '../../texts/index.ts'
import { Piece } from './piece.tsx'
import { SectionFailure } from '../frame/section-failure.tsx'
import { SectionSkeleton } from '../frame/waiting.tsx'
import styles from './pieces.module.css'

const useLateSection = createLateSection('piecesData')

/** The shopper's passports, or one of them. */
export default function PiecesSection() {
  useLateSection()
  const t = useTexts()
  const { address, piece, pieces, failure } = useUnit({ address: $address, piece: $piece, pieces: $pieces, failure: $piecesFailure })
  useHeadingFocus(address.piece === undefined ? pieces && 'list' : (piece?.id ?? null))
  if (address.piece !== undefined) {
    if (failure && isNotFound(failure))
      return (
        <Empty icon="passport" title={t('noSuchPiece')} text={t('noSuchPieceText')}>
          <ButtonLink to={sectionAddress('piecesData')} look="line">
            {t('allPieces')}
          </ButtonLink>
        </Empty>
      )
    if (failure && !piece) return <SectionFailure error={failure} />
    return piece ? <Piece key={piece.id} piece={piece} /> : <SectionSkeleton />
  }
  if (failure && !pieces) return <SectionFailure error={failure} />
  return pieces ? <List pieces={pieces} /> : <SectionSkeleton />
}

/** Between the list and a passport, which are one page, the focus goes to the heading of what is shown. Null: it is on its way. */
function useHeadingFocus(shown: string | null) {
  const before = useRef(shown)
  useEffect(() => {
    if (shown === null) return
    const isFree = document.activeElement?.matches('body, main, h1') ?? true
    if (before.current !== null && before.current !== shown && isFree) document.querySelector<HTMLElement>('#pieces, article h2')?.focus()
    before.current = shown
  }, [shown])
}

function List({ pieces }: { pieces: PassportCard[] }) {
  const t = useTexts()
  return (
    <section className={styles['pieces']} aria-labelledby="pieces">
      <h2 className="h2" id="pieces" tabIndex={-1}>
        {t('pieces')}
      </h2>
      {pieces.length > 0 ? (
        <ul className={styles['cards']}>
          {pieces.map((card) => (
            <Card key={card.id} card={card} />
          ))}
        </ul>
      ) : (
        <Empty icon="passport" title={t('noPieces')} text={t('noPiecesText')} level={3}>
          <ButtonLink to="/catalog">{t('toCatalog')}</ButtonLink>
        </Empty>
      )}
      <div className={styles['receive']}>
        <p className="soft">{t('receiveText')}</p>
        <ButtonLink to="/receive-piece" look="line">
          {t('receivePiece')}
        </ButtonLink>
      </div>
    </section>
  )
}

const SIZES = '(min-width: 1200px) 300px, (min-width: 600px) 44vw, 44vw'

function Card({ card: { id, name, designer, photo, variant, warranty } }: { card: PassportCard }) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <li>
      <Link to={pieceAddress(id)} className={styles['card']}>
        <span className="plate">
          <ResponsivePicture picture={photo} sizes={SIZES} alt="" />
        </span>
        <span className="small muted">{designer}</span>
        <span>{name}</span>
        {variant && <span className="small muted">{variant}</span>}
        {warranty.daysLeft > 0 && (
          <span className={`small ${styles['warranty']}`}>
            {t('warranty')} {t('warrantyUntil', { day: dayInWords(warranty.until, locale) })}
          </span>
        )}
      </Link>
    </li>
  )
}
