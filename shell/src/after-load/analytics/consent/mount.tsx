import { createRoot } from 'react-dom/client'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { TextsContext, type TextsHost } from '@shop/i18n'
import { Banner } from './banner.tsx'

const loadTexts = {
  ru: () => import(/* webpackChunkName: "consent-ru" */ './texts/ru.ts'),
  en: () => import(/* webpackChunkName: "consent-en" */ './texts/en.ts'),
}

/** A separate React root after the page, independent of hydration. */
export async function mountBanner(scope: Scope, { locale, storefront }: ShopContext, host: TextsHost) {
  const { texts } = await loadTexts[locale]()
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <TextsContext value={host}>
      <Provider value={scope}>
        <Banner texts={texts} locale={locale} storefront={storefront} />
      </Provider>
    </TextsContext>,
  )
}
