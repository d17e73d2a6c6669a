import { part } from '@shop/ui'

// Lazy: its form libraries are as large as all other popups together.
export const View = part(async () => {
  const { ConsultView } = await import(/* webpackChunkName: "consult", webpackFetchPriority: "low" */ './view.tsx')
  return { default: ConsultView }
})
