import { QrCode } from '@shop/ui/qr-code'
import type { Sheet } from '../sheet.ts'

const TOO_LONG = 2000

export const sheet: Sheet = {
  states: ({ say }) => {
    const label = say('QR-код: приложение ZLATA', 'QR code: the ZLATA app')
    return {
      default: <QrCode text="https://shop.example/app" label={label} ready />,
      loading: <QrCode text="https://shop.example/app" label={label} ready={false} />,
      small: <QrCode text="https://shop.example/app" label={label} ready size={144} />,
      error: <QrCode text={'x'.repeat(TOO_LONG)} label={label} ready />,
    }
  },
}
