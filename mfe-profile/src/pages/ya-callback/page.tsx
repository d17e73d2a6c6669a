import { useEffect } from 'react'
import { useUnit } from 'effector-react'
import { useNavigate } from '@shop/routing'
import type { OauthResult } from '#features/provider/channel.ts'
import { $isDone, $path, arrived, continued } from './model.ts'
import { useTexts } from './texts/index.ts'

/** Target of the identity provider's redirect: a blank page that passes the result on and closes. */
export function YaCallbackPage() {
  const t = useTexts()
  const navigate = useNavigate()
  const { isDone, path, arrive, goOn } = useUnit({ isDone: $isDone, path: $path, arrive: arrived, goOn: continued })
  useEffect(() => void arrive(broughtBy(location.search)), [arrive])
  useEffect(() => {
    if (path === null) return
    navigate(path, { replace: true })
    goOn()
  }, [path, navigate, goOn])
  return (
    <>
      <h1 className="vh">{t('title')}</h1>
      {/* Shown when the browser does not let the page close its window. */}
      {isDone && <p role="status">{t('closing')}</p>}
    </>
  )
}

function broughtBy(search: string): OauthResult | null {
  const query = new URLSearchParams(search)
  const [state, code, error] = ['state', 'code', 'error'].map((name) => query.get(name))
  if (!state) return null
  return { state, ...(code && { code }), ...(error && { error }) }
}
