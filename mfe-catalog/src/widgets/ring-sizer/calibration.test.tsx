import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { $popup, popupOpened } from '@shop/session'
import { renderWith } from '@shop/testing/render-page'
import { readScale } from '#features/screen-scale/kept.ts'
import { Widget } from './index.ts'
import { texts as en } from './texts/en.ts'
import { texts as ru } from './texts/ru.ts'

beforeEach(() => {
  localStorage.clear()
  window.matchMedia = ((media: string) => ({ matches: true, media })) as typeof window.matchMedia
  Object.defineProperty(window, 'devicePixelRatio', { value: 1, configurable: true })
})

test.each(['ru', 'en'] as const)('in %s the screen is calibrated by a card and the popup closes', async (locale) => {
  const scope = fork()
  await allSettled(popupOpened, { scope, params: { owner: 'mfe-catalog', widget: 'ring-sizer' } })
  const words = locale === 'ru' ? ru : en
  await renderWith(<Widget isCalibration />, { scope, locale, texts: { 'widget/ring-sizer': words } })
  expect(screen.getByRole('heading', { name: words.calibration })).toBeInTheDocument()
  fireEvent.change(screen.getByRole('slider'), { target: { value: '5' } })
  expect(screen.getByTestId('frame')).toHaveStyle({ width: '428px' })
  expect(readScale()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: words.match }))
  expect([readScale(), scope.getState($popup)]).toStrictEqual([5, null])
})
