export { Hero, type HeroProps } from './hero.tsx'
export { HERO_SIZES, PHONE, WIDE } from './sizes.ts'
