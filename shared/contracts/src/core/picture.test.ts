import * as v from 'valibot'
import { ImageType, Photo } from './picture.ts'

const photo = { base: 'rings/one', widths: [320, 640], fallback: 640, width: 640, height: 800, color: '#f6f3ee', alt: 'Кольцо' }

test('a product picture has one of six types [catalog.image-types]', () => {
  expect(ImageType.options).toStrictEqual(['main', 'model', 'macro', 'detail', 'scale', 'poster'])
  for (const image_type of ImageType.options) expect(v.is(Photo, { ...photo, image_type })).toBe(true)
})

test.each(['', 'Main', 'lifestyle', null, undefined])('a picture of the type %p is rejected [catalog.image-types]', (image_type) => {
  expect(v.is(Photo, { ...photo, image_type })).toBe(false)
})
