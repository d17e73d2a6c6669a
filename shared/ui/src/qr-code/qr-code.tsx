import { Component, Suspense, type ReactNode } from 'react'
import { part } from '@shop/ui'
import { useTexts } from '../texts.ts'
import styles from './qr-code.module.css'

export const QR_SIZE_PX = 256

const Picture = part(() => import(/* webpackChunkName: "qr", webpackFetchPriority: "low" */ './qr-picture.tsx'))

export interface QrCodeProps {
  text: string
  /** What it leads to, for screen readers. */
  label: string
  /** False on the server and until the page is taken over: the code comes later, into a box of its size. */
  ready: boolean
  size?: number
}

/** A text as a QR code of level H. What does not fit is said in its place. */
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

/** The address stands beside the code: without the picture nothing is lost. */
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
