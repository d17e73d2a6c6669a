import { useLanguageLink } from '../../language.ts'
import { useTexts } from '../../texts.ts'

/** Separate component: the full URL is known after hydration only, and only this must re-render. */
export function LanguageLink() {
  const t = useTexts()
  return <a {...useLanguageLink()}>{t('otherLanguage')}</a>
}
