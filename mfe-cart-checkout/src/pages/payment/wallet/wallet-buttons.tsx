import { useUnit } from 'effector-react'
import type { PaymentState } from '@shop/contracts/orders/payment/payment'
import type { WalletKind } from '@shop/contracts/orders/payment/wallets'
import { money, useLocale } from '@shop/i18n'
import { Button } from '@shop/ui'
import { Note } from '@shop/ui/note'
import { useTexts } from '../texts/index.ts'
import type { WalletSheet } from './browser-wallet.ts'
import { $isPaying, $note, walletPressed } from './model.ts'

export { usableWallets } from './browser-wallet.ts'

const NAMES: Record<WalletKind, string> = { google: 'Google\u00a0Pay', apple: 'Apple\u00a0Pay' }

/** A button for each wallet of this browser. */
export function WalletButtons({ payment, sheet, usable }: { payment: PaymentState; sheet: WalletSheet; usable: readonly WalletKind[] }) {
  const t = useTexts()
  const locale = useLocale()
  const { isPaying, note, press } = useUnit({ isPaying: $isPaying, note: $note, press: walletPressed })
  const { orderId, amount, currency } = payment
  return (
    <>
      {usable.map((kind) => (
        <Button key={kind} look="ink" wide busy={isPaying} onClick={() => press({ kind, orderId, sheet })}>
          {t('walletPay', { sum: money(amount, currency, locale), wallet: NAMES[kind] })}
        </Button>
      ))}
      <div role="status">{note && <Note>{t(note)}</Note>}</div>
    </>
  )
}
