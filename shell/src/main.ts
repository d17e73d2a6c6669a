import { pause } from './pause.ts'

// All of this is one file, but each part is evaluated in a task of its own: in one task it blocks a slow phone for 300 ms.
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ 'effector-react'),
  () => import(/* webpackMode: "eager" */ 'i18next'),
  () => import(/* webpackMode: "eager" */ '@shop/http'),
  () => import(/* webpackMode: "eager" */ '@shop/contracts/common-data'),
  () => import(/* webpackMode: "eager" */ '@shop/events'),
  () => import(/* webpackMode: "eager" */ '@shop/session/shopper'),
  () => import(/* webpackMode: "eager" */ '@shop/session/bag'),
  () => import(/* webpackMode: "eager" */ '@shop/session/favorites'),
  () => import(/* webpackMode: "eager" */ '@shop/session'),
  () => import(/* webpackMode: "eager" */ '@shop/routing'),
  () => import(/* webpackMode: "eager" */ '@shop/ui'),
  () => import(/* webpackMode: "eager" */ './shared.ts'),
  () => import(/* webpackMode: "eager" */ './federation.ts'),
]

async function main() {
  for (const part of parts) {
    await pause()
    await part()
  }
  await pause()
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx')
  await start()
}

void main()
