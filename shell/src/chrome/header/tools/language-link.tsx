import { useLanguageLink } from '../../language.ts'
import { useTexts } from '../../texts.ts'

/** A component of its own: its address is known in full after hydration only, and nothing around it need render again for that. */
export function LanguageLink() {
  const t = useTexts()
  return <a {...useLanguageLink()}>{t('otherLanguage')}</a>
}
