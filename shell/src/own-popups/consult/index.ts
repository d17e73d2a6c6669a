import { part } from '@shop/ui'

// The only one with a form: its libraries are as large as all the other popups together.
export const View = part(async () => {
  const { ConsultView } = await import(/* webpackChunkName: "consult", webpackFetchPriority: "low" */ './view.tsx')
  return { default: ConsultView }
})
