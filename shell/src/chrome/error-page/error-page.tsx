import { errorPageWidgets } from '@shop/contracts/pages/routes'
import { Button, ButtonLink, ResponsivePicture } from '@shop/ui'
import { useRetryWhenBack } from '@shop/ui/retry'
import { Widget, useLocation, useNavigate } from '@shop/routing'
import { ring } from '../pictures.ts'
import { useTexts } from '../texts.ts'
import styles from './error-page.module.css'
import { LostPage } from './lost-page.tsx'

export interface ErrorPageProps {
  /** 404 for unknown pages; default 500. */
  status?: number
  /** Replaces the status text. */
  message?: string | undefined
  isLost?: boolean | undefined
}

const wordsOf = (status: number) => {
  if (status === 404) return { title: 'notFound', text: 'notFoundText' } as const
  return status < 500 ? ({ title: 'refused', text: 'refusedText' } as const) : ({ title: 'broken', text: 'brokenText' } as const)
}

/** What went wrong, and ways on. */
export const ErrorPage = ({ isLost = false, ...failed }: ErrorPageProps) => (isLost ? <LostPage /> : <FailedPage {...failed} />)

/** Status, explanation, catalog link, bestsellers. */
function FailedPage({ status = 500, message }: Omit<ErrorPageProps, 'isLost'>) {
  const t = useTexts()
  const { title, text } = wordsOf(status)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  // Retries without a reload: keeps input in the header.
  useRetryWhenBack(status >= 500 ? () => navigate(pathname + search, { replace: true }) : undefined)
  return (
    <>
      <div className="wrap">
        <section className={styles['lost']}>
          <p className={styles['status']}>
            <span className="vh">{status}</span>
            <Digits status={status} />
          </p>
          <h1 className="h2">{t(title)}</h1>
          <p className={`soft ${styles['text']}`}>{message ?? t(text)}</p>
          <div className={styles['ways']}>
            <ButtonLink to="/catalog">{t('toCatalog')}</ButtonLink>
            {status >= 500 && (
              <Button look="line" onClick={() => location.reload()}>
                {t('retry')}
              </Button>
            )}
          </div>
        </section>
      </div>
      <div className={`wrap ${styles['widgets']}`}>
        {errorPageWidgets.map(({ owner, widget }) => (
          <Widget key={widget} owner={owner} widget={widget} />
        ))}
      </div>
    </>
  )
}

/** A ring replaces the zero. */
function Digits({ status }: { status: number }) {
  const [first, middle, last] = String(status)
  return (
    <span aria-hidden="true" className={styles['digits']}>
      {first}
      {middle === '0' ? <ResponsivePicture picture={ring} sizes="clamp(70px, 14vw, 190px)" plain priority alt="" /> : middle}
      {last}
    </span>
  )
}
