import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { act, render, screen } from '@testing-library/react'
import { $popup, $toast, popupOpened } from '@shop/session'
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
