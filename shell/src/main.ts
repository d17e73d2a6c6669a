// All of this is one file, but each part is evaluated in a task of its own: in one task it blocks a slow phone for 200 ms.
const pause = () => new Promise<void>((done) => setTimeout(done))

async function main() {
  await pause()
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await pause()
  await import(/* webpackMode: "eager" */ 'effector-react')
  await import(/* webpackMode: "eager" */ 'i18next')
  await pause()
  await import(/* webpackMode: "eager" */ './shared.ts')
  await pause()
  await import(/* webpackMode: "eager" */ './federation.ts')
  await pause()
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx')
  await start()
}

void main()
