import { faceOf } from '@shop/contracts/shop/brand-face'
import type { Brand } from '@shop/contracts/shop/brand'
import { shopContext } from '@shop/contracts/shop/storefront'
import type { RenderJob } from '../../../src/boot/server/render-job.ts'

/** An error page without data, which every shell can render. Nothing answers at its API. */
export const probeOf = (brand: Brand): RenderJob => ({
  pathname: '/front-door/probe',
  search: '',
  origin: 'http://localhost',
  context: shopContext({ host: 'localhost', cookies: {}, acceptLanguage: undefined }),
  brand: faceOf(brand),
  api: { base: 'http://127.0.0.1:9', headers: {} },
  versions: {},
  failure: 404,
})
