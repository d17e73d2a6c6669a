export { SwatchLink, Swatches, type SwatchLinkProps } from './swatch.tsx'
