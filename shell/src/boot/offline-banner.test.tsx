import { act, screen } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { onlineChanged } from '@shop/session'
import { renderWith } from '@shop/testing/render-page'
import { Toasts } from '../chrome/index.ts'
import { texts as shell } from '../platform/texts/ru.ts'
import { OfflineBanner } from './offline-banner.ts'

jest.mock('../after-load/load.ts', () => ({ loadAfterLoad: () => Promise.reject(new Error('Loading CSS chunk after-load failed')) }))

test('a connection that is lost before the code of its banner came is told in words, and the page stays [screen.offline-status]', async () => {
  const scope = fork()
  await renderWith(
    <>
      <h1>Кольца</h1>
      <Toasts OfflineBanner={OfflineBanner} />
    </>,
    { scope, texts: { shell } },
  )
  await act(() => allSettled(onlineChanged, { scope, params: false }))
  expect(await screen.findByText(shell.offline)).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Кольца' })).toBeInTheDocument()
})
