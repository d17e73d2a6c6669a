import { Component, Suspense, type ReactNode } from 'react'
import { part } from '@shop/ui'
import { useTexts } from '../texts.ts'
import styles from './qr-code.module.css'

export const QR_SIZE_PX = 256

const Picture = part(() => import(/* webpackChunkName: "qr", webpackFetchPriority: "low" */ './qr-picture.tsx'))

export interface QrCodeProps {
  text: string
  /** Accessible name: its target. */
  label: string
  /** False on the server and before hydration: the code loads later, into a box of its size. */
  ready: boolean
  size?: number
}

/** A QR code of level H; shows a text if the content is too long. */
export function QrCode({ text, label, ready, size = QR_SIZE_PX }: QrCodeProps) {
  return (
    <div className={styles['code']} style={{ width: size, height: size }}>
      {ready && (
        <Failing key={text}>
          <Suspense>
            <Picture text={text} label={label} size={size} />
          </Suspense>
        </Failing>
      )}
    </div>
  )
}

/** The URL is displayed beside the code, so a failure loses nothing. */
class Failing extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    return this.state.error ? <Unreadable isTooLong={this.state.error.name === 'TextTooLongForQr'} /> : this.props.children
  }
}

function Unreadable({ isTooLong }: { isTooLong: boolean }) {
  const t = useTexts()
  return <p className={`small ${styles['failed']}`}>{t(isTooLong ? 'qrTooLong' : 'qrFailed')}</p>
}
