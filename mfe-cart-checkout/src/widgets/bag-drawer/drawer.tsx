import type { ComponentType } from 'react'
import { useUnit } from 'effector-react'
import { isPiece } from '@shop/contracts/certificates/goods'
import { Widget } from '@shop/routing'
import { popupClosed } from '@shop/session'
import { ButtonLink } from '@shop/ui'
import { OverlayBody, OverlayFoot, OverlayTitle } from '@shop/ui/popup'
import { Empty, Skeleton } from '@shop/ui/states'
import { $lines, $view, type BagView } from '#features/bag/model/index.ts'
import { BagPhrases, BagTexts } from '#features/bag/texts/context.ts'
import { AddedLine } from '#features/bag/ui/line/added-line.tsx'
import { BagFailure } from '#features/bag/ui/bag-failure.tsx'
import { SmallLine } from '#features/bag/ui/line/small-line.tsx'
import { UnpaidOrder } from '#features/bag/ui/unpaid-order.tsx'
import { UnsentChanges } from '#features/bag/ui/trouble.tsx'
import { DrawerFoot } from './drawer-foot.tsx'
import { $added } from './model.ts'
import { phrase, useTexts } from './texts/index.ts'
import styles from './drawer.module.css'

export interface BagDrawerProps {
  /** After adding, the new line is shown large above the others. */
  from?: 'header' | 'added'
}

export function BagDrawer({ from = 'header' }: BagDrawerProps) {
  const t = useTexts()
  const { view, added, close } = useUnit({ view: $view, added: $added, close: popupClosed })
  const large = from === 'added' ? added : null
  return (
    <BagTexts value={t}>
      <BagPhrases value={phrase}>
        <OverlayTitle>{large ? t('added') : t('title')}</OverlayTitle>
        <OverlayBody>
          <UnsentChanges />
          {(view === 'empty' || view === 'lines') && <UnpaidOrder onFollow={() => close()} />}
          {view === 'lines' ? <Lines largeId={large?.id ?? null} /> : <Instead view={view} />}
        </OverlayBody>
        {view === 'lines' ? (
          <OverlayFoot>
            <DrawerFoot />
          </OverlayFoot>
        ) : null}
      </BagPhrases>
    </BagTexts>
  )
}

function Lines({ largeId }: { largeId: string | null }) {
  const t = useTexts()
  const { lines, close } = useUnit({ lines: $lines, close: popupClosed })
  const large = lines.find(({ id }) => id === largeId)
  const others = lines.filter((line) => line !== large)
  const follow = () => close()
  return (
    <>
      {large && <AddedLine line={large} onFollow={follow} />}
      <div className={large ? styles['before'] : styles['all']} hidden={others.length === 0}>
        <p className="eyebrow">
          {large ? t('before') : t('pieces', { count: others.reduce((pieces, { quantity }) => pieces + quantity, 0) })}
        </p>
        <ul className={styles['lines']} data-bag="" tabIndex={-1} aria-label={large ? t('before') : t('title')}>
          {others.map((line) => (
            <SmallLine key={line.id} line={line} onFollow={follow} />
          ))}
        </ul>
      </div>
      {large && isPiece(large) && (
        <div tabIndex={-1}>
          <Widget owner="mfe-catalog" widget="goes-with" props={{ items: [large.itemId], isOne: true }} />
        </div>
      )}
    </>
  )
}

function NothingYet() {
  const t = useTexts()
  const close = useUnit(popupClosed)
  return (
    <Empty icon="bag" title={t('emptyTitle')} text={t('emptyText')}>
      <ButtonLink to="/catalog" onClick={() => close()}>
        {t('toCatalog')}
      </ButtonLink>
    </Empty>
  )
}

function Opening() {
  const t = useTexts()
  return (
    <div className={styles['all']} role="status" aria-label={t('loading')}>
      <Skeleton width="40%" height="18px" />
      <Skeleton height="70px" />
      <Skeleton height="70px" />
    </div>
  )
}

const VIEWS: Record<Exclude<BagView, 'lines'>, ComponentType> = { failed: BagFailure, loading: Opening, empty: NothingYet }

function Instead({ view }: { view: Exclude<BagView, 'lines'> }) {
  const View = VIEWS[view]
  return <View />
}
