import { render, screen } from '@testing-library/react'
import { aPhoto } from '../../../test/cards.ts'
import { ResponsivePicture, srcSetOf } from './responsive-picture.tsx'

const photo = aPhoto('rings/twist-1')

test('widths become an AVIF srcset', () => {
  expect(srcSetOf(photo)).toBe('/pictures/rings/twist-1-320.avif 320w, /pictures/rings/twist-1-640.avif 640w')
})

test('a picture has dimensions, alt text and a WebP fallback [catalog.pictures-avif-webp]', () => {
  render(<ResponsivePicture picture={photo} sizes="50vw" />)
  const img = screen.getByAltText('Кольцо «Канат», жёлтое золото')
  expect(img).toHaveAttribute('src', '/pictures/rings/twist-1-640.webp')
  expect(img).toHaveAttribute('width', '960')
  expect(img).toHaveAttribute('height', '1200')
})

test('only the largest above-the-fold picture loads eagerly', () => {
  render(
    <>
      <ResponsivePicture picture={photo} sizes="50vw" alt="первая" priority />
      <ResponsivePicture picture={photo} sizes="50vw" alt="вторая" />
    </>,
  )
  expect(screen.getByAltText('первая')).toHaveAttribute('fetchpriority', 'high')
  expect(screen.getByAltText('первая')).not.toHaveAttribute('loading')
  expect(screen.getByAltText('вторая')).toHaveAttribute('loading', 'lazy')
})

test('a crop for a media condition comes before the picture it replaces', () => {
  const { container } = render(
    <ResponsivePicture
      picture={photo}
      sizes="50vw"
      sources={[{ media: '(max-width: 767px)', picture: aPhoto('portrait'), sizes: '100vw' }]}
    />,
  )
  const [first, second] = container.querySelectorAll('source')
  expect(first).toHaveAttribute('media', '(max-width: 767px)')
  expect(first?.getAttribute('srcset')).toContain('/pictures/portrait-320.avif')
  expect(second).not.toHaveAttribute('media')
})

test('the placeholder color shows before the file loads, but not under a piece on the page background', () => {
  render(
    <>
      <ResponsivePicture picture={photo} sizes="50vw" alt="в цвете" />
      <ResponsivePicture picture={photo} sizes="50vw" alt="на странице" plain />
    </>,
  )
  expect(screen.getByAltText('в цвете')).toHaveStyle({ backgroundColor: '#eae4da' })
  expect(screen.getByAltText('на странице')).not.toHaveAttribute('style')
})
