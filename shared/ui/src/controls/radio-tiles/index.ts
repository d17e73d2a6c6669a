export { RadioTiles, type RadioTile, type RadioTilesProps } from './radio-tiles.tsx'
