export type { ReadCard } from './choosing-card.tsx'
export { ProductCard, type ProductCardProps } from './product-card.tsx'
export { GRID_SIZES, ProductGrid, type ProductGridProps } from './product-grid.tsx'
