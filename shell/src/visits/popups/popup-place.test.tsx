import { use } from 'react'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { $popup, $toast, popupClosed, popupOpened } from '@shop/session'
import { Overlay } from '@shop/ui/popup'
import { TextsContext, createTextsHost } from '@shop/i18n'
import { Remotes, RemotesContext } from '../../remotes/remotes.ts'
import { PopupPlace } from './popup-place.tsx'

const BAG = { owner: 'mfe-cart-checkout' as const, widget: 'bag-drawer' }
const host = { PopupBehavior: () => null, PopupHost: () => <div role="dialog" /> }

test('a popup whose code cannot be loaded says so, and the next press opens it [popups.asks-again]', async () => {
  const load = jest.fn<Promise<typeof host>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(host)
  const scope = fork()
  render(
    <RemotesContext value={new Remotes(() => new Promise(() => {}))}>
      <TextsContext value={createTextsHost('ru')}>
        <Provider value={scope}>
          <PopupPlace load={load} />
        </Provider>
      </TextsContext>
    </RemotesContext>,
  )
  await act(() => allSettled(popupOpened, { scope, params: BAG }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(scope.getState($popup)).toBeNull()
  expect(scope.getState($toast)?.text).toMatchObject({ key: 'popupFailed' })

  await act(() => allSettled(popupOpened, { scope, params: BAG }))
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

test.each(['popups', 'this popup'])(
  'focus returns to what replaced the opener while the code of %s was loading [popups.modal-manners]',
  async (code) => {
    let arrive = (_: typeof host) => {}
    const load = () =>
      new Promise<typeof host>((resolve) => {
        arrive = resolve
      })
    const Modal = () => (
      <Overlay label="Доставка" kind="drawer" onClose={() => {}}>
        <p>Внутри</p>
      </Overlay>
    )
    const scope = fork()
    const Page = ({ link }: { link: string }) => (
      <RemotesContext value={new Remotes(() => new Promise(() => {}))}>
        <TextsContext value={createTextsHost('ru')}>
          <Provider value={scope}>
            <main>
              <p key={link}>
                <a href={link}>Условия доставки</a>
              </p>
            </main>
            <PopupPlace load={load} />
          </Provider>
        </TextsContext>
      </RemotesContext>
    )
    const { rerender } = render(<Page link="/general" />)
    const widget = Promise.withResolvers<void>()
    const Late = () => {
      use(widget.promise)
      return <Modal />
    }
    const isHostThere = code === 'this popup'
    if (isHostThere) {
      fireEvent.pointerOver(document.body)
      await act(async () => arrive({ ...host, PopupHost: Late }))
    }
    screen.getByRole('link').focus()
    await act(() => allSettled(popupOpened, { scope, params: BAG }))
    await act(async () => rerender(<Page link="/promised" />))
    await act(async () => (isHostThere ? widget.resolve() : arrive({ ...host, PopupHost: Modal })))
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    await act(() => allSettled(popupClosed, { scope }))
    expect(screen.getByRole('link', { name: 'Условия доставки' })).toHaveFocus()
  },
)
