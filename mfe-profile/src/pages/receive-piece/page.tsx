import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { useNavigate } from '@shop/routing'
import { part } from '@shop/ui'
import { useHydrated } from '@shop/ui/hydrated'
import { $received } from './model.ts'
import { useTexts } from './texts/index.ts'
import styles from './page.module.css'

// Lazy: the form library is larger than the rest of the page.
const CodeForm = part<{ code: string }>(
  () => import(/* webpackChunkName: "transfer-code", webpackFetchPriority: "auto" */ './ui/code-form.tsx'),
)

/** Takes over a piece by its holder's code. */
export function ReceivePiecePage() {
  const t = useTexts()
  const isHydrated = useHydrated()
  const code = isHydrated ? location.hash.slice(1) : ''
  useReceived()
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1 className="h1">{t('title')}</h1>
      <p className="lead">{t('text')}</p>
      <CodeForm key={code} code={code} />
    </div>
  )
}

function useReceived() {
  const navigate = useNavigate()
  const received = useUnit($received)
  useEffect(() => {
    if (received) navigate(`/profile?section=piecesData&piece=${received}`, { replace: true })
  }, [received, navigate])
}
