import type { ReactNode } from 'react'
import { match, useLocation } from '@shop/routing'
import { Footer } from '../footer/footer.tsx'
import { ShortFooter } from '../footer/short-footer.tsx'
import { Header } from '../header/header.tsx'
import { QuietHeader } from '../header/quiet-header.tsx'
import { ServiceRow } from '../header/service-row.tsx'
import { Letterhead } from '../header/letterhead.tsx'
import { Wordmark } from '../header/brand/wordmark.tsx'
import { useTexts } from '../texts.ts'
import styles from './layouts.module.css'

interface LayoutProps {
  children: ReactNode
}

const Main = ({ children }: LayoutProps) => (
  <main id="main" tabIndex={-1} className={styles['main']}>
    {children}
  </main>
)

function SkipLink() {
  const t = useTexts()
  return (
    <a href="#main" className={styles['skip']}>
      {t('skip')}
    </a>
  )
}

/** Checkout step by query: uses the minimal layout. */
export const isPaying = (page: string | undefined, search: string) =>
  page === 'payment' || (page === 'cart' && new URLSearchParams(search).get('step') === 'checkout')

/** Default layout: service row, header, footer. */
export function DefaultLayout({ children }: LayoutProps) {
  const { pathname, search } = useLocation()
  // Bag and profile use a smaller footer.
  const row = match(pathname, search)?.row
  const isPersonal = row?.personal === true
  if (isPaying(row?.page, search))
    return (
      <>
        <SkipLink />
        <Letterhead />
        <QuietHeader />
        <Main key="main">{children}</Main>
        <ShortFooter />
      </>
    )
  return (
    <>
      <SkipLink />
      <Letterhead />
      <ServiceRow />
      <Header />
      <Main key="main">{children}</Main>
      <Footer quiet={isPersonal} />
    </>
  )
}

/** Landing layout: logo and short footer; kiosks have no links. */
export function LandingLayout({ children }: LayoutProps) {
  const { pathname, search } = useLocation()
  const isKiosk = match(pathname, search)?.row.page === 'kiosk'
  return (
    <>
      <SkipLink />
      <Letterhead />
      <header className={styles['landing']}>
        <Wordmark still={isKiosk} />
      </header>
      <Main>{children}</Main>
      {!isKiosk && <ShortFooter />}
    </>
  )
}

/** No layout, for popup windows. */
export const BareLayout = ({ children }: LayoutProps) => <Main>{children}</Main>
