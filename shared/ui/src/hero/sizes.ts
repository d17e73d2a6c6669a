/** The picture fills the window's width everywhere; the crop changes with it. The same for the preload and the picture. */
export const HERO_SIZES = '100vw'
export const PHONE = '(max-width: 767px)'
export const WIDE = '(min-width: 768px)'
