import { useEffect, useMemo, type ReactNode } from 'react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import type { Picture } from '@shop/contracts/core/picture'
import type { Locale } from '@shop/contracts/shop/storefront'
import { addTexts, createTextsHost, TextsContext } from '@shop/i18n'
import { errorsEn } from '@shop/i18n/errors/en'
import { errorsRu } from '@shop/i18n/errors/ru'
import { Router } from '@shop/routing'
import { $favorites } from '@shop/session'
import { FavoritesForm } from '@shop/ui'
import { texts as kitEn } from '@shop/ui/texts/en'
import { texts as kitRu } from '@shop/ui/texts/ru'
import type { Look } from './address.ts'
import { LIKED_ITEM } from './samples.ts'
import type { Sheet, Tools } from './sheet.ts'
import styles from './sheet-page.module.css'

interface SheetPageProps {
  name: string
  sheet: Sheet
  look: Look
  pictures: Record<string, Omit<Picture, 'alt'>>
}

const CONTROL = 'a[href], button, input, select, textarea, summary'

/** Every state of one part under its name. */
export function SheetPage({ name, sheet, look, pictures }: SheetPageProps) {
  const states = Object.entries(sheet.states(toolsOf(look.locale, pictures)))
  useEffect(() => {
    document.querySelector('[data-state="focus"]')?.querySelector<HTMLElement>(CONTROL)?.focus()
    document.documentElement.dataset['shown'] = 'true'
  }, [])
  return (
    <InShop locale={look.locale}>
      <main className={styles['sheet']}>
        <h1 className="floor muted">{name}</h1>
        <div className={sheet.isWide ? styles['rows'] : styles['states']}>
          {states.map(([state, view]) => (
            <section key={state} data-state={state}>
              <h2 className={`floor muted ${styles['name']}`}>{state}</h2>
              {view}
            </section>
          ))}
        </div>
      </main>
    </InShop>
  )
}

const toolsOf = (locale: Locale, pictures: SheetPageProps['pictures']): Tools => ({
  locale,
  say: (ru, en) => (locale === 'ru' ? ru : en),
  picture: (name, alt = '') => {
    const found = pictures[name]
    if (!found) throw new Error(`The demo has no picture ${name}`)
    return { ...found, alt }
  },
})

const HERE = { pathname: '/', search: '', hash: '' }
const nowhere = { push() {}, replace() {} }

/** What a page gives its parts: words, router, stores. */
function InShop({ locale, children }: { locale: Locale; children: ReactNode }) {
  const host = useMemo(() => {
    const made = createTextsHost(locale)
    addTexts(made, 'ui', locale === 'ru' ? kitRu : kitEn)
    addTexts(made, 'errors', locale === 'ru' ? errorsRu : errorsEn)
    return made
  }, [locale])
  const scope = useMemo(() => fork({ values: [[$favorites, [LIKED_ITEM]]] }), [])
  return (
    <Provider value={scope}>
      <TextsContext value={host}>
        <Router location={HERE} navigator={nowhere}>
          {children}
          <FavoritesForm />
        </Router>
      </TextsContext>
    </Provider>
  )
}
