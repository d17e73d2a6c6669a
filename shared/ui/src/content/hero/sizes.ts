/** Full window width; the crop depends on it. Shared by preload and picture. */
export const HERO_SIZES = '100vw'
export const PHONE = '(max-width: 767px)'
export const WIDE = '(min-width: 768px)'
