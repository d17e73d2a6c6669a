import type { ReactNode } from 'react'
import { match, useLocation } from '@shop/routing'
import { Footer } from '../footer/footer.tsx'
import { ShortFooter } from '../footer/short-footer.tsx'
import { Header } from '../header/header.tsx'
import { ServiceRow } from '../header/service-row.tsx'
import { Wordmark } from '../header/wordmark.tsx'
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

/** Service row, header, footer: most of the shop. */
export function DefaultLayout({ children }: LayoutProps) {
  const { pathname, search } = useLocation()
  // A bag or a profile must outweigh the footer under it.
  const isPersonal = match(pathname, search)?.row.personal === true
  return (
    <>
      <SkipLink />
      <ServiceRow />
      <Header />
      <Main>{children}</Main>
      <Footer quiet={isPersonal} />
    </>
  )
}

/** The logo only and a short footer: nothing leads away from what a landing page asks for. */
export const LandingLayout = ({ children }: LayoutProps) => (
  <>
    <SkipLink />
    <header className={styles['landing']}>
      <Wordmark />
    </header>
    <Main>{children}</Main>
    <ShortFooter />
  </>
)

/** Nothing around: a page that stands in a window of its own. */
export const BareLayout = ({ children }: LayoutProps) => <Main>{children}</Main>
