import { createRoot } from 'react-dom/client'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { TextsContext, type TextsHost } from '@shop/i18n'
import { Banner } from './banner.tsx'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

// Both languages in one file: every file has a hash in the code that loads with each page.
const TEXTS = { ru, en }

/** A separate React root after the page, independent of hydration. */
export function mountBanner(scope: Scope, { locale, storefront }: ShopContext, host: TextsHost) {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <TextsContext value={host}>
      <Provider value={scope}>
        <Banner texts={TEXTS[locale]} locale={locale} storefront={storefront} />
      </Provider>
    </TextsContext>,
  )
}
