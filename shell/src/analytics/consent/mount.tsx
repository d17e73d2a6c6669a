import { createRoot } from 'react-dom/client'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { TextsContext, type TextsHost } from '@shop/i18n'
import { Banner } from './banner.tsx'

const words = {
  ru: () => import(/* webpackChunkName: "consent-ru" */ './texts/ru.ts'),
  en: () => import(/* webpackChunkName: "consent-en" */ './texts/en.ts'),
}

/** A root of its own, after the page: hydration knows nothing of it, and the keyboard goes through the page as ever. */
export async function mountBanner(scope: Scope, { locale, storefront }: ShopContext, host: TextsHost) {
  const { texts } = await words[locale]()
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <TextsContext value={host}>
      <Provider value={scope}>
        <Banner words={texts} locale={locale} storefront={storefront} />
      </Provider>
    </TextsContext>,
  )
}
