import { createRoot } from 'react-dom/client'
import type { Scope } from 'effector'
import { Provider } from 'effector-react'
import { Panel } from './panel.tsx'

export function mountDebug(scope: Scope): void {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <Provider value={scope}>
      <Panel />
    </Provider>,
  )
}
