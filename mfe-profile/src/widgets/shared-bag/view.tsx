import { useEffect, useRef, useState } from 'react'
import { useUnit } from 'effector-react'
import { pathOf } from '@shop/contracts/core/endpoint'
import { type OwnSharedBag, ownSharedBagEvents } from '@shop/contracts/cart/shared-bag'
import { useFollowed } from '@shop/flows/followed'
import { codeOf } from '@shop/http'
import { useLocale } from '@shop/i18n'
import { dateInWords } from '@shop/i18n/dates'
import { Link } from '@shop/routing'
import { Button } from '@shop/ui'
import { Checkbox } from '@shop/ui/checkbox'
import { CopyButton } from '@shop/ui/copy-button'
import { useErrorText } from '@shop/ui/field'
import { FormError } from '@shop/ui/note'
import {
  $failure,
  $forStylist,
  $isMaking,
  $isStopped,
  $isStopping,
  $share,
  changed,
  linkWanted,
  shown,
  stopWanted,
  stylistChosen,
} from './model.ts'
import { Proposals } from './proposals.tsx'
import { useTexts } from './texts/index.ts'
import styles from './view.module.css'

/** The link of the bag, and what others propose by it [bag.shared-accept]. */
export function OwnSharedBagView({ isNew = false }: { isNew?: boolean }) {
  const t = useTexts()
  const errorText = useErrorText()
  const { share, failure, isMaking, isStopped, show, make, change } = useUnit({
    share: $share,
    failure: $failure,
    isMaking: $isMaking,
    isStopped: $isStopped,
    show: shown,
    make: linkWanted,
    change: changed,
  })
  useEffect(() => void show({ isNew }), [show, isNew])
  useFollowed({ path: share ? pathOf(ownSharedBagEvents) : null, state: share?.version ?? '', onChanged: change })
  return (
    <section className={styles['shared']} aria-label={t('title')}>
      {share && <Live share={share} isNew={isNew} />}
      {isStopped && <p role="status">{t('stopped')}</p>}
      {failure && <FormError>{errorText(codeOf(failure))}</FormError>}
      {!share && !isMaking && (failure || share === null) ? (
        <Button look="line" small onClick={() => make()}>
          {t(failure ? 'retry' : 'again')}
        </Button>
      ) : (
        !share && <p role="status">{t('making')}</p>
      )}
    </section>
  )
}

function Live({ share: { code, expiresAt, proposals }, isNew }: { share: OwnSharedBag; isNew: boolean }) {
  const t = useTexts()
  const locale = useLocale()
  const { forStylist, isStopping, choose, stop } = useUnit({
    forStylist: $forStylist,
    isStopping: $isStopping,
    choose: stylistChosen,
    stop: stopWanted,
  })
  const [isSure, setIsSure] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (isNew) heading.current?.focus({ preventScroll: true })
  }, [isNew])
  const path = `/bag/${code}`
  const address = `${location.origin}${path}`
  return (
    <>
      <h2 className="h3" tabIndex={-1} ref={heading}>
        {t('title')}
      </h2>
      <Proposals proposals={proposals} />
      <p className="small muted">{t('what')}</p>
      <p className={styles['address']}>{address.replace(/^https?:\/\//, '')}</p>
      <div className={styles['ways']}>
        <CopyButton text={address}>{t('copy')}</CopyButton>
        {'share' in navigator && (
          <Button look="line" onClick={() => void navigator.share({ url: address }).catch(() => {})}>
            {t('send')}
          </Button>
        )}
      </div>
      <Checkbox name="forStylist" checked={forStylist} onChange={(isChosen) => choose(isChosen)}>
        {t('stylist')}
      </Checkbox>
      <div className={styles['ways']}>
        <Link to={path} className="link small">
          {t('asOthers')}
        </Link>
        <Button look="text" small busy={isStopping} onClick={() => (isSure ? stop() : setIsSure(true))}>
          {t(isSure ? 'stopSure' : 'stop')}
        </Button>
        <span className="small muted">{t('until', { day: dateInWords(expiresAt, locale) })}</span>
      </div>
      {isSure && <p role="status">{t('stopWarning')}</p>}
    </>
  )
}
