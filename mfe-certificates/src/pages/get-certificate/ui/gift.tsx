import { useState } from 'react'
import { useUnit } from 'effector-react'
import type { GiftDeposit } from '@shop/contracts/certificates/deposits'
import { money, useLocale } from '@shop/i18n'
import { dayInWords } from '@shop/i18n/dates'
import { Button, ButtonLink, Icon } from '@shop/ui'
import { CertificateCard } from '@shop/ui/certificate-card'
import { useErrorText } from '@shop/ui/field'
import { FormError } from '@shop/ui/note'
import { $addError, $pdfError, addChosen, addFx, linkFx, pdfChosen } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import { Envelope } from './envelope.tsx'
import styles from './gift.module.css'

/** The opened certificate. */
export function Gift({ gift }: { gift: GiftDeposit }) {
  const t = useTexts()
  const errorText = useErrorText()
  const locale = useLocale()
  const { addError, busy, add, pdfError, printing, print } = useUnit({
    addError: $addError,
    busy: addFx.pending,
    add: addChosen,
    pdfError: $pdfError,
    printing: linkFx.pending,
    print: pdfChosen,
  })
  const error = addError ?? pdfError
  const { design, currency = 'RUB', amount, balance, senderName, message, validUntil, status, isMine } = gift
  const sum = (minor: number) => money(minor, currency, locale)
  return (
    <div className={`wrap ${styles['gift']}`}>
      <h1 className={`display ${styles['title']}`}>{senderName ? t('giftFrom', { name: senderName }) : t('gift')}</h1>
      <Envelope>
        <CertificateCard
          picture={design?.picture ?? null}
          sizes="(min-width: 600px) 494px, 88vw"
          mark={t('brand')}
          sum={sum(balance)}
          priority
        />
      </Envelope>
      {message && <blockquote className={`h3 ${styles['words']}`}>{message}</blockquote>}
      <p className="small muted">
        {status === 'active' ? t('validUntil', { day: dayInWords(validUntil, locale) }) : t(`status_${status}`)}
        {balance < amount && balance > 0 && `. ${t('restOf', { sum: sum(amount) })}`}
      </p>
      {error && <FormError>{errorText(error)}</FormError>}
      <div className={styles['ways']}>
        <ButtonLink to="/catalog">{t('choose')}</ButtonLink>
        {isMine ? (
          <p role="status" className={styles['mine']}>
            <Icon name="check" size="s" />
            {t('mine')}
          </p>
        ) : (
          <Button look="line" busy={busy} onClick={() => add()}>
            {t('add')}
          </Button>
        )}
      </div>
      <div className={styles['ways']}>
        <Copy number={gift.id} />
        {(status === 'active' || status === 'spent') && (
          <Button look="text" small busy={printing} onClick={() => print()}>
            <Icon name="download" size="s" />
            {t('pdf')}
          </Button>
        )}
      </div>
      <p className="floor muted">{t('howToSpend')}</p>
    </div>
  )
}

function Copy({ number }: { number: string }) {
  const t = useTexts()
  const [isCopied, setCopied] = useState(false)
  // The clipboard needs HTTPS; the number is displayed anyway.
  const copy = () => void navigator.clipboard?.writeText(number).then(() => setCopied(true))
  return (
    <Button look="text" small onClick={copy}>
      <Icon name={isCopied ? 'check' : 'copy'} size="s" />
      <span role="status">{isCopied ? t('copied') : t('copy', { number })}</span>
    </Button>
  )
}
