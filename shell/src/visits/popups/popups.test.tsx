import { renderToString } from 'react-dom/server'
import { hydrateRoot } from 'react-dom/client'
import { allSettled, fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import { act, render, screen, waitFor } from '@testing-library/react'
import { TextsContext, addTexts, createTextsHost } from '@shop/i18n'
import { $popup, LOCATION_POPUP, popupOpened, type Popup } from '@shop/session'
import { PopupHost } from './popups.tsx'
import type { PopupFrames, Release, RemoteVersion } from '../../remotes/release.ts'
import { $runs, Remotes, RemotesContext } from '../../remotes/remotes.ts'
import { Versions } from '../versions/versions.ts'
import { texts as ru } from '../../platform/texts/ru.ts'

const OWNER = 'mfe-cart-checkout'
const BAG: Popup = { owner: OWNER, widget: 'bag-drawer' }

const built = (version: string, popups?: PopupFrames): RemoteVersion => ({
  version,
  entry: `/a/${OWNER}/${version}/remoteEntry.js`,
  integrity: 'sha384-x',
  globalName: 'g',
  texts: [],
  popups,
})

/** Renders the host with an open popup, in a document of these versions. Without a `loadFactory` their code stays on its way. */
async function show(release: Partial<Release>, popup: Popup, loadFactory: () => Promise<never> = () => new Promise(() => {})) {
  const first = release.remotes?.[OWNER]?.[0]?.version ?? ''
  const scope: Scope = fork({
    values: [
      [$popup, popup],
      [$runs, { [OWNER]: first }],
    ],
  })
  const texts = createTextsHost('ru')
  addTexts(texts, 'shell', ru)
  const versions = new Versions({
    release: { serial: 1, shell: '1', remotes: {}, ...release },
    scope,
    texts,
    loadFactory,
    askRelease: () => Promise.resolve(null),
  })
  await act(async () =>
    render(
      <RemotesContext value={versions.remotes}>
        <TextsContext value={texts}>
          <Provider value={scope}>
            <PopupHost />
          </Provider>
        </TextsContext>
      </RemotesContext>,
    ),
  )
  return versions
}

const frame = () => screen.getByRole('dialog')
const looksLike = (kind: string) => frame().classList.contains(kind)

test('a page of an earlier release that names the shell as the owner opens the popup of the remote that has it now', async () => {
  const frames: PopupFrames = { delivery: { kind: 'wide', name: { ru: 'Доставка', en: 'Delivery' } } }
  await show({ remotes: { [OWNER]: [built('1.0.0', frames)] } }, { owner: 'shell', widget: 'delivery' })
  expect(looksLike('wide')).toBe(true)
  expect(document.querySelector(`[data-owner="${OWNER}"][data-area="widget/delivery"]`)).toBeInTheDocument()
})

test('a popup opens in the frame declared by its owner, before its code has loaded [popups.declared-by-owner]', async () => {
  await show({ remotes: { [OWNER]: [built('1', { 'bag-drawer': { kind: 'drawer', name: { ru: 'Сумка' } } })] } }, BAG)
  expect(frame()).toHaveAccessibleName('Сумка')
  expect(looksLike('drawer')).toBe(true)
})

test('a popup of an older build without a declaration is a dialog called "Window"', async () => {
  await show({ remotes: { [OWNER]: [built('1')] } }, BAG)
  expect(frame()).toHaveAccessibleName('Окно')
  expect(looksLike('dialog')).toBe(true)
})

test('the shell declares its own popup too [popups.of-the-shell]', async () => {
  await show({ popups: { location: { name: { ru: 'Где вы' } } } }, LOCATION_POPUP)
  expect(frame()).toHaveAccessibleName('Где вы')
  expect(looksLike('dialog')).toBe(true)
})

test('a release applies its version’s frame, and a rollback the older one', async () => {
  const older = { 'bag-drawer': { kind: 'drawer', name: { ru: 'Корзина' } } } as const
  const newer = { 'bag-drawer': { kind: 'sheet', name: { ru: 'Сумка' } } } as const
  const versions = await show({ remotes: { [OWNER]: [built('1', older)] } }, BAG)
  const follow = (...told: RemoteVersion[]) =>
    act(async () => {
      versions.learn(OWNER, told)
      versions.show(OWNER, told[0]?.version ?? '')
    })
  await follow(built('2', newer), built('1'))
  expect(frame()).toHaveAccessibleName('Сумка')
  expect(looksLike('sheet')).toBe(true)
  await follow(built('1', older))
  expect(frame()).toHaveAccessibleName('Корзина')
  expect(looksLike('drawer')).toBe(true)
})

test('a fallback version opens popups as the active version declares them', async () => {
  const versions = await show({ remotes: { [OWNER]: [built('2', { 'bag-drawer': { kind: 'drawer' } }), built('1')] } }, BAG)
  await act(async () => versions.show(OWNER, '1'))
  expect(looksLike('drawer')).toBe(true)
})

describe('a popup whose remote is dead', () => {
  const dead = () => Promise.reject(new Error('no file'))

  test('says so when it was asked for', async () => {
    await show({ remotes: { [OWNER]: [built('1')] } }, BAG, dead)
    expect(await screen.findByRole('button', { name: 'Повторить' })).toBeInTheDocument()
  })

  test('closes without a word when nobody asked for it [popups.offered-silently]', async () => {
    await show({ remotes: { [OWNER]: [built('1')] } }, { ...BAG, isOffered: true }, dead)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})

test('a popup requested before hydration opens after it', async () => {
  const scope = fork()
  const tree = (
    <RemotesContext value={new Remotes(() => new Promise(() => {}))}>
      <TextsContext value={createTextsHost('ru')}>
        <Provider value={scope}>
          <main>Оплата</main>
          <PopupHost />
        </Provider>
      </TextsContext>
    </RemotesContext>
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(tree)
  await allSettled(popupOpened, { scope, params: { owner: 'mfe-cart-checkout', widget: 'order-popup' } })
  const onRecoverableError = jest.fn()
  await act(async () => hydrateRoot(root, tree, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})
