import type { Picture } from '@shop/contracts/picture'

/** Pictures of the chrome itself, from the shop's own set: a test checks that their files are there. */
export const ring: Picture = {
  base: 'rings/band-classic-yellow-1-2341bd',
  widths: [320, 480, 640, 960],
  fallback: 640,
  width: 960,
  height: 1200,
  color: '#f6f3ee',
  alt: '',
}

export const eternity: Picture = {
  base: 'rings/pave-eternity-yellow-3-e8b40a',
  widths: [320, 480, 640, 960],
  fallback: 640,
  width: 960,
  height: 1200,
  color: '#b7967f',
  alt: '',
}
