import { useTexts } from './texts/index.ts'

/** The identity provider's window comes back here: a blank page with a title, and nothing else. */
export function YaCallbackPage() {
  const t = useTexts()
  return <h1 className="vh">{t('title')}</h1>
}
