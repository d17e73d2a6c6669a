import { useUnit } from 'effector-react'
import { bareCode, type Passport, TRANSFER_HOURS } from '@shop/contracts/account/passports'
import { useLocale } from '@shop/i18n'
import { localMoment } from '@shop/i18n/dates'
import { Link } from '@shop/routing'
import { Button } from '@shop/ui'
import { CopyButton } from '@shop/ui/copy-button'
import { QrCode } from '@shop/ui/qr-code'
import { $changing, pageHidden, pagePublished, transferEnded, transferStarted } from '../../model/orders/pieces.ts'
import { useTexts } from '../../texts/index.ts'
import styles from './piece.module.css'

const QR_PX = 132

/** Transfer and public page of a passport. */
export function PieceCodes({ piece: { transfer, publicCode } }: { piece: Passport }) {
  return (
    <>
      <HandOver transfer={transfer} />
      <Show code={publicCode} />
    </>
  )
}

function HandOver({ transfer }: Pick<Passport, 'transfer'>) {
  const t = useTexts()
  const locale = useLocale()
  const { busy, start, end } = useUnit({ busy: $changing, start: transferStarted, end: transferEnded })
  return (
    <section className={styles['section']} aria-labelledby="hand-over" data-not-printed="">
      <h3 className="h3" id="hand-over">
        {t('handOver')}
      </h3>
      <p className="small soft">{t('handOverText', { count: TRANSFER_HOURS })}</p>
      <div role="status">
        {transfer && (
          <>
            <p className={styles['code']}>{transfer.code}</p>
            <p className="small muted">{t('codeUntil', { moment: localMoment(transfer.expiresAt, locale) })}</p>
          </>
        )}
      </div>
      <div className={styles['row']}>
        {transfer ? (
          <>
            <CopyButton small text={`${location.origin}/receive-piece#${transfer.code}`}>
              {t('copyLink')}
            </CopyButton>
            <Button look="text" small busy={busy} onClick={() => end()}>
              {t('withdraw')}
            </Button>
          </>
        ) : (
          <Button look="line" small busy={busy} onClick={() => start()}>
            {t('makeCode')}
          </Button>
        )}
      </div>
    </section>
  )
}

function Show({ code }: { code: string | null }) {
  const t = useTexts()
  const { busy, publish, hide } = useUnit({ busy: $changing, publish: pagePublished, hide: pageHidden })
  const path = code === null ? '' : `/passport/${bareCode(code)}`
  const address = location.origin + path
  return (
    <section className={styles['section']} aria-labelledby="show" data-not-printed="">
      <h3 className="h3" id="show">
        {t('show')}
      </h3>
      <p className="small soft">{t('showText')}</p>
      {code === null ? (
        <Button look="line" small busy={busy} onClick={() => publish()}>
          {t('publish')}
        </Button>
      ) : (
        <div className={styles['shown']}>
          <QrCode text={address} label={t('qr')} ready size={QR_PX} />
          <div>
            <Link to={path} target="_blank" className={`link small ${styles['address']}`}>
              {address.replace(/^https?:\/\//, '')}
            </Link>
            <CopyButton small text={address}>
              {t('copyLink')}
            </CopyButton>
            <Button look="text" small busy={busy} onClick={() => hide()}>
              {t('hide')}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}
