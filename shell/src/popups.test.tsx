import { renderToString } from 'react-dom/server'
import { hydrateRoot } from 'react-dom/client'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { act, screen } from '@testing-library/react'
import { TextsContext, createTextsHost } from '@shop/i18n'
import { popupOpened } from '@shop/session'
import { PopupHost } from './popups.tsx'
import { Remotes, RemotesContext } from './remotes.ts'

test('a popup that opens before React has taken the document over comes after that', async () => {
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
