import { useUnit } from 'effector-react'
import { money, useLocale } from '@shop/i18n'
import { $cart } from '@shop/session'
import { IconButton } from '@shop/ui'
import { TITLE_ID } from '@shop/ui/popup'
import { KeyForm } from '#features/key/key-form.tsx'
import { $keepError, $payError, $place, captcha, edited, keepFx, keySubmitted, payFx, removed } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import styles from './certificate.module.css'

export function AddForm() {
  const t = useTexts()
  const { place, keepError, payError, keeping, paying, submit, edit } = useUnit({
    place: $place,
    keepError: $keepError,
    payError: $payError,
    keeping: keepFx.pending,
    paying: payFx.pending,
    submit: keySubmitted,
    edit: edited,
  })
  const isBag = place === 'bag'
  return (
    <div className={styles['certificate']}>
      <div className={styles['head']}>
        <h2 className={`h2 ${styles['title']}`} id={TITLE_ID}>
          {t('title')}
        </h2>
        <p className="soft">{t(isBag ? 'payText' : 'keepText')}</p>
      </div>
      {isBag && <Chosen />}
      <KeyForm
        captcha={captcha}
        error={payError ?? keepError}
        busy={keeping || paying}
        action={t(isBag ? 'pay' : 'keep')}
        t={t}
        onKey={submit}
        onEdited={edit}
      />
    </div>
  )
}

/** Certificates applied to this order. */
function Chosen() {
  const t = useTexts()
  const locale = useLocale()
  const { cart, remove } = useUnit({ cart: $cart, remove: removed })
  if (!cart || cart.deposits.length === 0) return null
  return (
    <ul className={styles['chosen']} aria-label={t('chosen')}>
      {cart.deposits.map(({ code, name, balance }) => (
        <li key={code}>
          <span>
            {name}, <span className="num">{money(balance, cart.currency, locale)}</span>
          </span>
          <IconButton icon="close" size="s" label={t('remove', { name })} onClick={() => remove(code)} />
        </li>
      ))}
    </ul>
  )
}
